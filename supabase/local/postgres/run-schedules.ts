import { openPool } from './pool.ts'

/** Has the database make what repeats and is due, and erase who left, as pg_cron does. An error when the connection breaks. */
export async function runSchedules(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1)
  try {
    await pool.query('select private.run_schedules()')
    await pool.query('select private.erase_accounts()')
  } finally {
    await pool.end()
  }
}
