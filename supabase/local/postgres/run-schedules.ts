import { openPool } from './pool.ts'

/** Has the database make what repeats and is due, erase who left, and tidy up, as pg_cron does. An error when the connection breaks. */
export async function runSchedules(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1)
  try {
    await pool.query('select private.run_schedules()')
    await pool.query('select private.erase_accounts()')
    await pool.query(
      'select private.measure_accounts(), private.drop_staged(), private.drop_webhook_events()',
    )
  } finally {
    await pool.end()
  }
}
