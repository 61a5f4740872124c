export type DayOfRows<Row> = { day: string; rows: readonly [Row, ...Row[]] }

/** Groups consecutive rows by UTC day; `at`: ISO 8601. */
export function byDay<Row>(rows: readonly Row[], at: (row: Row) => string): DayOfRows<Row>[] {
  const days: { day: string; rows: [Row, ...Row[]] }[] = []
  for (const row of rows) {
    const day = at(row).slice(0, 10)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
