"""`make torture`: everything that may happen to a server, for minutes; see docs/reliability.md."""

import sys

if __name__ == "__main__":  # a process that is started from here need not read it all
    from torture.run import main

    sys.exit(main(sys.argv[1:]))
