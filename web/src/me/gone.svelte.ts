/** Whether this person has just left for good, and how many tables were given to bots. */

export const gone = $state<{ left: { tables: number } | null }>({ left: null });
