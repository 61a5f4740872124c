import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ParameterKind } from '@/server/modules/properties/catalog-store.ts'
import { type DeclaredCategory, type DeclaredParameter, type ImportMap, MapError } from './map.ts'

export type KnownParameter = {
  id: number
  name: string
  kind: ParameterKind
  role: string | null
  options: string[] | null
  /** Present names by former ones. */
  previousNames?: Readonly<Record<string, string>>
}

export type Catalog = {
  /** Ids by lower-case slug and name. */
  categories: ReadonlyMap<string, number>
  /** By the map's name. */
  parameters: ReadonlyMap<string, KnownParameter>
  /** In a dry run: to be created. */
  made: string[]
}

/**
 * Finds categories and parameters (by role, else by name) and creates missing declared ones; a dry
 * run gives them negative ids. Throws MapError for a parameter that neither exists nor is declared.
 */
export async function openCatalog(
  db: Kysely<DB>,
  map: ImportMap,
  { isDryRun }: { isDryRun: boolean },
): Promise<Catalog> {
  return db.transaction().execute(async (tx) => {
    const made: string[] = []
    const categories = await readCategories(tx)
    const stored = await readParameters(tx)
    const declared: number[] = []
    for (const category of map.categories) {
      const known = categories.get(category.slug.toLowerCase())
      const id = known ?? (isDryRun ? -1 - made.length : await makeCategory(tx, category))
      declared.push(id)
      if (known !== undefined) continue
      made.push(category.name)
      categories.set(category.slug.toLowerCase(), id)
      categories.set(category.name.toLowerCase(), id)
    }
    for (const parameter of map.parameters) {
      if (find(stored, parameter)) continue
      const id = isDryRun ? -1 - made.length : await makeParameter(tx, parameter)
      const { name, kind, role = null, options = null } = parameter
      stored.push({ id, name, kind, role, options })
      made.push(parameter.name)
    }
    const parameters = namedParameters(map, stored)
    if (!isDryRun) await join(tx, declared, [...parameters.values()])
    return { categories, parameters, made }
  })
}

function find(stored: KnownParameter[], wanted: { name: string; role?: string | undefined }) {
  const name = wanted.name.toLowerCase()
  return (
    stored.find((it) => wanted.role !== undefined && it.role === wanted.role) ??
    stored.find((it) => it.name.toLowerCase() === name)
  )
}

function namedParameters(map: ImportMap, stored: KnownParameter[]): Map<string, KnownParameter> {
  const found = Object.keys(map.fields.parameters).map((name) => {
    const parameter = find(stored, { name, role: name })
    if (!parameter) {
      throw new MapError([
        `fields.parameters.${name}: there is no parameter of this role or name; declare it under "parameters"`,
      ])
    }
    if (parameter.kind === 'file') {
      throw new MapError([`fields.parameters.${name}: files cannot be imported`])
    }
    return [name, parameter] as const
  })
  return new Map(found)
}

async function readCategories(db: Kysely<DB>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'slug', 'name'])
    .orderBy('id', 'desc')
    .execute()
  return new Map([
    ...rows.map(({ id, name }): [string, number] => [name.toLowerCase(), id]),
    ...rows.map(({ id, slug }): [string, number] => [slug.toLowerCase(), id]),
  ])
}

async function readParameters(db: Kysely<DB>): Promise<KnownParameter[]> {
  const { rows } = await sql<KnownParameter>`
    select p.id, p.name, p.kind, p.role, array(select o.value from parameter_option o
      where o.parameter_id = p.id and o.is_active order by o.position, o.id) as options,
      (select coalesce(jsonb_object_agg(f.name, o.value), '{}') from parameter_option o, unnest(o.earlier_values) f(name)
        where o.parameter_id = p.id and o.is_active) as "previousNames"
    from parameter p order by p.id`.execute(db)
  return rows
}

async function makeCategory(db: Kysely<DB>, category: DeclaredCategory): Promise<number> {
  const { slug, name, translations } = category
  const { rows } = await sql<{ id: number }>`
    insert into category (slug, name, translations, position)
    values (${slug}, ${name}, ${JSON.stringify(translations)}::jsonb, (select coalesce(max(position) + 1, 0) from category))
    returning id`.execute(db)
  return getId(rows)
}

async function makeParameter(db: Kysely<DB>, parameter: DeclaredParameter): Promise<number> {
  const { name, kind, role, options, translations } = parameter
  const { rows } = await sql<{ id: number }>`
    insert into parameter (name, kind, role, translations, position)
    values (${name}, ${kind}, ${role ?? null}, ${JSON.stringify(translations)}::jsonb,
      (select coalesce(max(position) + 1, 0) from parameter))
    returning id`.execute(db)
  const id = getId(rows)
  await sql`
    insert into parameter_option (parameter_id, value, position)
    select ${id}, o.value, o.n - 1 from unnest(${options ?? []}::text[]) with ordinality o(value, n)
    on conflict do nothing`.execute(db)
  return id
}

/** Adds the mapped parameters to the declared categories. */
async function join(db: Kysely<DB>, categories: number[], parameters: KnownParameter[]) {
  const ids = parameters.map(({ id }) => id)
  await sql`
    insert into category_parameter (category_id, parameter_id, position)
    select c.id, p.id, (select coalesce(max(position), 0) from category_parameter where category_id = c.id) + p.n
    from unnest(${categories}::int[]) c(id), unnest(${ids}::int[]) with ordinality p(id, n)
    on conflict do nothing`.execute(db)
}

function getId(rows: { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('the database answered no row')
  return row.id
}
