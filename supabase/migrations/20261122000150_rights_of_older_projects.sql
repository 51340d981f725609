-- A project from before June 2026 gives these roles everything in `public` by itself. The tables' own migrations took it from
-- visitors and people, but neither from the server's key, which needs functions alone, nor the sequence.
revoke all on all tables in schema public from service_role;
revoke all on all sequences in schema public from anon, authenticated, service_role;
