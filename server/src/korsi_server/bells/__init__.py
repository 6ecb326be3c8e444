"""Telling people that it is their turn who are not at the table: on the devices where they asked
for it, by the push service of their browser.

Nothing here makes anything true. Who is awaited, the log says; that somebody was told is kept in
the store, so that of several servers one tells it, once for each wait.
"""
