import { describe, expect, it } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import type { Chart, ChartState } from '../chart/chart.ts'
import { readChart } from '../chart/read-chart.ts'
import { drawChart } from './draw-chart.ts'
import { TEXT, textWidth } from './text-size.ts'

const lift = createMachine({
  id: 'lift',
  description: 'Carries <people> & "freight".',
  initial: 'resting',
  on: { 'alarm.pulled': '.resting' },
  states: {
    resting: {
      description: 'Doors are open.',
      on: {
        'floor.chosen': [{ guard: 'isOther', target: 'moving' }, { actions: 'ring' }],
        'door.held': {},
      },
      after: { 30000: 'moving.slow' },
    },
    moving: {
      type: 'parallel',
      invoke: {
        src: fromPromise(async () => 1),
        id: 'engine',
        onDone: 'resting',
        onError: 'broken',
      },
      states: {
        slow: { initial: 'down', states: { down: { always: 'up' }, up: {} } },
        music: {
          initial: 'off',
          states: { off: { on: { 'music.on': 'on' } }, on: {}, last: { type: 'history' } },
        },
      },
    },
    broken: { type: 'final' },
  },
})

/** Tags that are opened and closed, in an order that XML allows. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const tags = svg.matchAll(
    /<(\/?)([a-z]+)(?:\s+[\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*\s*(\/?)>/gi,
  )
  for (const [, closes, name = '', isEmpty] of tags) {
    if (closes && open.pop() !== name) return false
    if (!closes && !isEmpty) open.push(name)
  }
  return open.length === 0 && svg.replace(/<[^<>]*>/g, '').search(/[<]|&(?!amp;|lt;|gt;|quot;)/) < 0
}

function attributes(svg: string, name: string): Set<string> {
  const found = svg.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))
  return new Set([...found].map(([, value = '']) => value.replaceAll('&gt;', '>')))
}

function stateIds(state: ChartState): string[] {
  return [state.id, ...state.children.flatMap(stateIds)]
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

function plainChart(root: Partial<ChartState>, transitions: Chart['transitions'] = []): Chart {
  return { id: 'plain', description: '', root: plainState('', root), transitions }
}

function plainState(id: string, more: Partial<ChartState> = {}): ChartState {
  return {
    id,
    key: id.split('.').at(-1) ?? '',
    kind: 'atomic',
    description: '',
    tags: [],
    entry: [],
    exit: [],
    emits: [],
    invokes: [],
    initial: null,
    initialActions: [],
    history: null,
    children: [],
    ...more,
  }
}

describe('drawChart', () => {
  it('marks every state and every transition', async () => {
    const chart = readChart(lift)
    const svg = await drawChart(chart)
    expect(attributes(svg, 'data-state')).toEqual(new Set(stateIds(chart.root)))
    expect(attributes(svg, 'data-t')).toEqual(new Set(chart.transitions.map(({ id }) => id)))
  })

  it('shows guards, else, durations, outcomes, forbidden and internal transitions', async () => {
    const svg = await drawChart(readChart(lift))
    for (const words of [
      '[isOther]',
      '⊘ door.held',
      '↺ floor.chosen [else] / ring',
      'after 30\u00a0s',
      '✗ engine',
      '>H<',
    ]) {
      expect(svg).toContain(words)
    }
    expect(svg).toContain('<title>Doors are open.</title>')
    expect(svg).toMatch(/class="pill event" data-t="\|alarm\.pulled\|0"/)
  })

  it('names the target of a transition back to a state that many lead back to', async () => {
    const drawn = async (count: number) => {
      const rooms = Array.from({ length: count }, (_, at) => `room${at}`)
      const states = {
        hall: { on: Object.fromEntries(rooms.map((room) => [`${room}.chosen`, room])) },
        ...Object.fromEntries(rooms.map((room) => [room, { on: { left: 'hall' } }])),
      }
      return drawChart(readChart(createMachine({ id: 'house', initial: 'hall', states })))
    }
    expect(await drawn(5)).not.toContain('→ hall: left')
    const svg = await drawn(6)
    expect(svg.match(/→ hall: left/g)).toHaveLength(6)
    expect(svg).toMatch(/class="line [^"]*" data-t="room0\|left\|0"/)
    expect(svg).not.toMatch(/class="edge [^"]*" data-t="room0\|left\|0"/)
  })

  it('tells a duration in whole units', async () => {
    const after = { 1500: 'soon', 70000: 'late' }
    const states = { waiting: { after }, soon: {}, late: {} }
    const svg = await drawChart(
      readChart(createMachine({ id: 'kettle', initial: 'waiting', states })),
    )
    expect(svg).toContain('after 1\u00a0min 10\u00a0s')
    expect(svg).toContain('after 1.5\u00a0s')
  })

  it('is the same byte for byte each time', async () => {
    const first = await drawChart(readChart(lift))
    expect(await drawChart(readChart(lift))).toBe(first)
  })

  it('escapes markup and quotes in names', async () => {
    const svg = await drawChart(
      plainChart({
        kind: 'compound',
        initial: 'a"b<script>',
        children: [plainState('a"b<script>', { description: 'a & b', entry: ['<x>'] })],
      }),
    )
    expect(svg).not.toContain('<script>')
    expect(svg).toContain('data-state="a&quot;b&lt;script&gt;"')
    expect(isWellFormed(svg)).toBe(true)
    expect(isWellFormed(await drawChart(readChart(lift)))).toBe(true)
  })

  it('paints transitions that a walk did not take', async () => {
    const chart = readChart(lift)
    const left = 'moving.slow.down||0'
    const svg = await drawChart(chart, { coverage: { transitions: { missing: [left] } } })
    const untaken = [...svg.matchAll(/class="[^"]*untaken[^"]*" data-t="([^"]*)"/g)]
    expect(new Set(untaken.map(([, id]) => id))).toEqual(new Set([left]))
    expect(await drawChart(chart)).not.toMatch(/class="[^"]*untaken/)
  })

  it('refuses a kind of state that it does not know', async () => {
    const odd = plainState('odd', { kind: 'quantum' as ChartState['kind'] })
    await expect(drawChart(plainChart({ kind: 'compound', children: [odd] }))).rejects.toThrow(
      'State "odd" is of an unknown kind: "quantum"',
    )
  })

  it('refuses a transition to a state that is not there', async () => {
    const [transition] = readChart(lift).transitions
    const lost = transition && { ...transition, source: '', targets: ['nowhere'] }
    await expect(
      drawChart(plainChart({ kind: 'compound', children: [plainState('a')] }, lost ? [lost] : [])),
    ).rejects.toThrow('Transition "|alarm.pulled|0" leads to "nowhere", which is no state')
  })

  it('wraps a wide row of leaves', async () => {
    const leaves = Array.from({ length: 12 }, (_, at) => `reasonNumber${at}`)
    const machine = createMachine({
      initial: 'deciding',
      states: {
        deciding: { on: Object.fromEntries(leaves.map((leaf) => [`to.${leaf}`, leaf])) },
        ...Object.fromEntries(leaves.map((leaf) => [leaf, {}])),
      },
    })
    const { width, height } = sizeOf(await drawChart(readChart(machine)))
    expect(width).toBeLessThan(height)
  })

  it('wraps a wide row of leaves in a box that edges leave', async () => {
    const leaves = Array.from({ length: 9 }, (_, at) => `refusedForReason${at}`)
    const isFor = Object.fromEntries(leaves.map((leaf) => [leaf, () => false]))
    const machine = createMachine({
      initial: 'idle',
      states: {
        idle: { on: { wanted: 'refused' } },
        failed: { id: 'failed', on: { again: 'idle' } },
        refused: {
          initial: 'telling',
          on: { again: 'idle' },
          states: {
            telling: {
              always: [
                ...leaves.map((leaf) => ({ guard: isFor[leaf], target: leaf })),
                { target: '#failed' },
              ],
            },
            ...Object.fromEntries(leaves.map((leaf) => [leaf, {}])),
          },
        },
      },
    })
    const { width } = sizeOf(await drawChart(readChart(machine)))
    expect(width).toBeLessThan(1_400)
  })

  it('makes a box that edges enter as wide as the words at its head', async () => {
    const words = 'somethingLong.wasSentAgain / rememberEverythingAboutIt'
    const machine = createMachine({
      initial: 'idle',
      states: {
        idle: { on: { go: 'box.one', leave: 'box.two' } },
        box: {
          initial: 'one',
          on: { 'somethingLong.wasSentAgain': { actions: 'rememberEverythingAboutIt' } },
          states: { one: {}, two: {} },
        },
      },
    })
    const svg = await drawChart(readChart(machine))
    expect(svg).toContain(words)
    const [, width] = /data-state="box"><rect x="\d+" y="\d+" width="(\d+)"/.exec(svg) ?? []
    expect(Number(width)).toBeGreaterThan(textWidth(words, TEXT.size))
  })

  it('draws 200 states', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `s${at}`)
    const next = (list: string[], at: number) => list[(at + 1) % list.length]
    const group = (outer: number) => ({
      initial: 's0',
      on: { 'group.next': next(names, outer) },
      states: Object.fromEntries(
        names.slice(0, 9).map((name, at) => [
          name,
          {
            on: {
              'step.next': next(names.slice(0, 9), at),
              'group.left': `#${next(names, outer)}.s3`,
            },
          },
        ]),
      ),
    })
    const machine = createMachine({
      id: 'many',
      initial: 's0',
      states: Object.fromEntries(names.map((name, at) => [name, { id: name, ...group(at) }])),
    })
    const chart = readChart(machine)
    expect(stateIds(chart.root)).toHaveLength(201)
    const svg = await drawChart(chart)
    expect(attributes(svg, 'data-state').size).toBe(201)
  })
})
