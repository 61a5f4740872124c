type Engine = 'embedded' | 'postgres'

/** Crowds meet one database in the short form, and both in the long one. */
export function listEngines(short: Engine): readonly Engine[] {
  return process.env.HEARTH_FULL === '1' ? ['embedded', 'postgres'] : [short]
}
