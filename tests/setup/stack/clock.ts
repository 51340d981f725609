/**
 * Lets the setting `app.today` say what day it is, where that is set. Put once into a database that tests share: a function made
 * anew in a transaction makes every plan anew, there and behind its end, and keeps other tests that do the same waiting.
 */
export const clockFrom = (first = `(now() at time zone 'Asia/Kolkata')::date`) => `
  create or replace function private.today() returns date language sql stable
  as $$ select coalesce(nullif(current_setting('app.today', true), '')::date, ${first}) $$`
