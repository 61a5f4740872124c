import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import {
  LIMIT_RULES,
  LimitReached,
  type LimitRule,
  type LimitRuleName,
  type Limits,
} from './limits.ts'

const SCHEMA = 'limits'
const TABLE = 'counter'
/** Arbitrary, but unique. */
const CREATION_LOCK = 7_240_319

/** Creates the table if missing. `rules` is for tests only. */
export async function createPostgresLimits(
  pool: Pool,
  rules: Record<LimitRuleName, LimitRule> = LIMIT_RULES,
): Promise<Limits> {
  await createTable(pool)
  const limiters = new Map<string, RateLimiterPostgres>()
  for (const [name, rule] of Object.entries(rules)) {
    limiters.set(name, createLimiter(pool, name, rule, limiters.size === 0))
  }
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(hashed(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new LimitReached(name, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(hashed(key))
    },
  }
}

function createLimiter(pool: Pool, name: string, rule: LimitRule, cleansTable: boolean) {
  return new RateLimiterPostgres({
    // Unnamed statements: a pool behind pgbouncer cannot use prepared ones.
    storeClient: { query: ({ text, values }: Statement) => pool.query(text, values) },
    storeType: 'client',
    schemaName: SCHEMA,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: cleansTable,
    keyPrefix: name,
    points: rule.points,
    duration: rule.seconds,
  })
}

type Statement = { text: string; values: unknown[] }

/** E-mail and IP addresses are never stored in plain text. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** The lock keeps processes that start together from colliding. */
async function createTable(pool: Pool): Promise<void> {
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(${CREATION_LOCK});
    create schema if not exists ${SCHEMA};
    create unlogged table if not exists ${SCHEMA}.${TABLE} (
      key varchar(255) primary key, points integer not null default 0, expire bigint
    );
    commit`)
}
