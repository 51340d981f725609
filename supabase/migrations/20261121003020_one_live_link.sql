-- A token is of one link at most. Left to guess, the planner reckons with a thousand, and reads all invoices of everyone
-- to show a client the one.
alter function private.live_link(text) rows 1;
