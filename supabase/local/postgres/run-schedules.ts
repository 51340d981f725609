import { openPool } from './pool.ts'

/** Has the database make what repeats and is due, as pg_cron does. An error when the connection breaks. */
export async function runSchedules(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1)
  try {
    await pool.query('select private.run_schedules()')
  } finally {
    await pool.end()
  }
}
