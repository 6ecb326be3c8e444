/** A screen that nobody touches must not fall asleep: where the system allows, it is kept awake while it is looked at. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const ask = () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (got) => {
        if (left) void got.release();
        else lock = got;
      },
      () => undefined, // a battery that is low, or a page without https: then it sleeps when the system says so
    );
  };
  ask();
  document.addEventListener("visibilitychange", ask); // the system takes it back when the page is hidden
  return () => {
    left = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
