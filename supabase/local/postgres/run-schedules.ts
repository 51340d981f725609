import postgres from 'postgres'

/** Has the database make what repeats and is due, as pg_cron does. */
export async function runSchedules(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql`select private.run_schedules()`
  } finally {
    await sql.end()
  }
}
