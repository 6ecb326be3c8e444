"""What the machine adds by itself: a process that only sleeps says how late it wakes up, in ms."""

import sys
import time

NAP = 0.005


def main() -> None:
    late = []
    end = time.perf_counter() + float(sys.argv[1])
    while (now := time.perf_counter()) < end:
        time.sleep(NAP)
        late.append(time.perf_counter() - now - NAP)
    late.sort()
    print(f"{1000 * late[int(len(late) * 0.99)]:.1f} {1000 * late[-1]:.1f}")


if __name__ == "__main__":
    main()
