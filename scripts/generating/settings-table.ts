import { z } from 'zod'

type Variables = Readonly<Record<string, z.ZodType>>

/** Replaces what stands between `<!-- settings: name -->` and `<!-- end -->`; each name once. */
export function insertTables(page: string, tables: Readonly<Record<string, Variables>>): string {
  const inserted: string[] = []
  const text = page.replace(
    /(<!-- settings: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => {
      const variables = tables[name]
      if (!variables) throw new Error(`There is no table of settings called ${name}`)
      inserted.push(name)
      return `${start}${settingsTable(variables)}${end}`
    },
  )
  const wanted = Object.keys(tables)
  if (inserted.length !== wanted.length || !wanted.every((name) => inserted.includes(name))) {
    throw new Error(`The page needs each table once: ${wanted.join(', ')}`)
  }
  return text
}

export function settingsTable(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, schema]) => {
    const { description, unset } = z.globalRegistry.get(schema) ?? {}
    const usual = findDefault(schema)
    const shown = usual ? `\`${usual}\`` : unset
    if (!description || !shown)
      throw new Error(`${name} needs a description and a default in words`)
    return `| \`${name}\` | ${shown} | ${description} |\n`
  })
  return `| Variable | Default | Purpose |\n|---|---|---|\n${rows.join('')}`
}

/** As written in the environment, before transforms; undefined if there is none or it is empty. */
function findDefault(schema: z.core.$ZodType): string | undefined {
  if (schema instanceof z.ZodDefault) return String(schema.def.defaultValue) || undefined
  if (schema instanceof z.ZodPipe) return findDefault(schema.def.in)
  return undefined
}
