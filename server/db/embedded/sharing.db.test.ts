import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { silentLogger } from '@/server/log.ts'
import { openSnapshot } from '@/tests/support/reused-engine.ts'
import { surviveLostConnections } from '../settings.ts'
import type { Engine } from './engine.ts'
import { type FolderLock, lockFolder, ownerAddress } from './folder-lock.ts'
import { localPool } from './local-client.ts'
import { serveLocalClient } from './local-socket.ts'
import { embeddedPool } from './pool.ts'

// One engine, used by its process (`api`) and a command (`command`).
const IDLE_MILLIS = 150
const failures: Error[] = []
let folder: string
let engine: Engine
let lock: FolderLock
let api: pg.Pool
let command: pg.Pool

const source = inject('testDatabase')

describe.runIf(source.kind === 'embedded')('one engine shared by the api and a command', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-sharing-'))
    const snapshot = source.kind === 'embedded' ? source.snapshot : ''
    engine = await openSnapshot(snapshot, (error) => failures.push(error))
    lock = await lockFolder(folder, (socket) => {
      socket.on('error', () => {})
      void serveLocalClient(socket, engine, silentLogger(), IDLE_MILLIS)
    })
    api = embeddedPool(engine, IDLE_MILLIS)
    command = localPool(folder)
    for (const pool of [api, command]) surviveLostConnections(pool, silentLogger())
    await api.query('create table note (text text primary key)')
  })

  afterEach(async () => {
    await api.query('delete from note')
    expect(failures).toEqual([])
  })

  afterAll(async () => {
    await command.end()
    await api.end()
    await engine.close()
    await lock.release()
    rmSync(folder, { recursive: true })
  })

  test('lets each side read the other’s writes', async () => {
    await api.query("insert into note values ('from the api')")
    await command.query("insert into note values ('from the command')")
    expect(await notes(command)).toEqual(['from the api', 'from the command'])
    expect(await notes(api)).toEqual(['from the api', 'from the command'])
  })

  test('keeps replies apart, however the sides mix', async () => {
    const ask = async (pool: pg.Pool, name: string) => {
      const answers: string[] = []
      for (let turn = 0; turn < 200; turn += 1) {
        const { rows } = await pool.query('select $1::text as answer', [`${name} ${turn}`])
        answers.push(rows[0]?.answer)
      }
      return answers
    }
    const expected = (name: string) => Array.from({ length: 200 }, (_, turn) => `${name} ${turn}`)
    expect(await Promise.all([ask(api, 'api'), ask(command, 'command')])).toEqual([
      expected('api'),
      expected('command'),
    ])
  })

  test('keeps transactions apart: each side waits for the other’s end', async () => {
    for (const [owner, other] of [
      [api, command],
      [command, api],
    ] as const) {
      const client = await begin(owner, 'not yet')
      const seen = notes(other)
      await client.query('rollback')
      client.release()
      expect(await seen).toEqual([])
    }
  })

  test('rolls back a command that keeps its transaction open, and says so', async () => {
    const client = await begin(command, 'forgotten')
    expect(await notes(api)).toEqual([])
    await expect(client.query('commit')).rejects.toThrow(/rolled back|terminated|not queryable/)
    client.release(true)
    expect(await notes(command)).toEqual([])
  })

  test('adds up short waits to one limit', async () => {
    const client = await begin(command, 'dawdling')
    const dawdle = async () => {
      for (;;) {
        await sleep(IDLE_MILLIS / 4)
        await client.query('select 1')
      }
    }
    await expect(dawdle()).rejects.toThrow(/rolled back|terminated|not queryable/)
    client.release(true)
    expect(await notes(api)).toEqual([])
  })

  test('rolls back the api itself, too, whose pool continues', async () => {
    const client = await begin(api, 'forgotten')
    expect(await notes(command)).toEqual([])
    await expect(client.query('commit')).rejects.toThrow('it waited for its owner')
    client.release(true)
    expect(await notes(api)).toEqual([])
  })

  test('cleans up after a client that disconnects in a transaction', async () => {
    for (const pool of [api, command]) {
      const client = await begin(pool, 'half')
      client.release(true)
      expect(await notes(pool)).toEqual([])
    }
  })

  test('ends a failed transaction with its rollback, without making others wait', async () => {
    const client = await begin(command, 'once')
    await expect(client.query("insert into note values ('once')")).rejects.toMatchObject({
      code: '23505',
    })
    const seen = notes(api)
    await client.query('rollback')
    client.release()
    expect(await seen).toEqual([])
  })

  test('delivers a command’s notifications to the api', async () => {
    const heard: string[] = []
    const stop = await engine.listen('imports', (id) => heard.push(id))
    await command.query("select pg_notify('imports', '12')")
    await vi.waitFor(() => expect(heard).toEqual(['12']))
    await stop()
  })

  test('rejects statements that would end the engine', async () => {
    await expect(command.query('copy note from stdin')).rejects.toThrow('COPY … FROM STDIN')
    await expect(command.query('/* a */ unlisten *')).rejects.toThrow('LISTEN and UNLISTEN')
    await expect(command.query('select 1; discard all')).rejects.toThrow('DISCARD ALL')
    expect(await notes(command)).toEqual([])
  })

  test('answers other protocols with an error and closes', async () => {
    for (const bytes of [
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      Buffer.alloc(64),
      unknownMessage(),
    ]) {
      const socket = connect(ownerAddress(folder))
      const chunks: Buffer[] = []
      socket.on('data', (chunk) => chunks.push(chunk))
      socket.write(bytes)
      await once(socket, 'close')
      expect(Buffer.concat(chunks).toString()).toContain('not a message of the PostgreSQL protocol')
    }
    expect(await notes(api)).toEqual([])
  })

  test('resets settings and temporary tables after a command', async () => {
    const visitor = new pg.Pool({ ...command.options, max: 1 })
    await visitor.query("set work_mem = '1MB'; create temporary table scratch (a int)")
    await visitor.end()
    await vi.waitFor(async () => {
      const { rows } = await api.query("select to_regclass('scratch') as scratch")
      expect(rows).toEqual([{ scratch: null }])
    })
    expect((await api.query('show work_mem')).rows).toEqual([{ work_mem: '16MB' }])
  })

  test('transfers long texts and long replies whole', async () => {
    const text = 'ß'.repeat(700_000)
    await command.query('insert into note select $1 where false', [text])
    const { rows } = await command.query('select $1::text as text from generate_series(1, 3)', [
      text,
    ])
    expect(rows).toEqual([{ text }, { text }, { text }])
  })
})

async function notes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>('select text from note order by text')
  return rows.map(({ text }) => text)
}

async function begin(pool: pg.Pool, text: string): Promise<pg.PoolClient> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('insert into note values ($1)', [text])
  return client
}

/** A valid start-up message, then an unknown message type. */
function unknownMessage(): Buffer {
  const startup = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0\0', 'latin1')
  startup.writeInt32BE(startup.length)
  return Buffer.concat([startup, Buffer.from('z\0\0\0\x04', 'latin1')])
}
