import { describe, expect, test } from 'vitest'
import { completeLock } from './complete-lock.mjs'

const formatter = {
  version: '2.6.8',
  dev: true,
  optionalDependencies: {
    '@format/cli-darwin-arm64': '2.6.8',
    '@format/cli-linux-x64-musl': '2.6.8',
    '@format/cli-win32-x64': '2.6.8',
  },
}
const musl = {
  version: '2.6.8',
  cpu: ['x64'],
  dev: true,
  libc: ['musl'],
  os: ['linux'],
  optional: true,
}

describe('a lock from a registry that lacks some platforms', () => {
  test('gets each missing package with the platform in its name', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/@format/cli': formatter,
        'node_modules/@format/cli-linux-x64-musl': musl,
      },
    }

    const { added } = completeLock(lock)

    expect(added).toEqual(['@format/cli-darwin-arm64@2.6.8', '@format/cli-win32-x64@2.6.8'])
    const entry = { version: '2.6.8', dev: true, optional: true }
    expect(lock.packages).toEqual({
      '': {},
      'node_modules/@format/cli': formatter,
      'node_modules/@format/cli-darwin-arm64': { ...entry, cpu: ['arm64'], os: ['darwin'] },
      'node_modules/@format/cli-linux-x64-musl': musl,
      'node_modules/@format/cli-win32-x64': { ...entry, cpu: ['x64'], os: ['win32'] },
    })
    expect(completeLock(lock).added).toEqual([])
  })

  test('keeps two versions of one binary apart', () => {
    const packages: Record<string, object> = {
      'node_modules/@parse/android-arm-eabi': { version: '0.156.0', optional: true },
      'node_modules/book': { version: '10.0.0' },
      'node_modules/book/node_modules/parse': {
        version: '0.127.0',
        optionalDependencies: { '@parse/android-arm-eabi': '0.127.0' },
      },
      'node_modules/parse': {
        version: '0.156.0',
        optionalDependencies: { '@parse/android-arm-eabi': '^0.156.0' },
      },
    }

    expect(completeLock({ packages }).added).toEqual(['@parse/android-arm-eabi@0.127.0'])

    expect(packages['node_modules/book/node_modules/@parse/android-arm-eabi']).toEqual({
      version: '0.127.0',
      cpu: ['arm'],
      optional: true,
      os: ['android'],
    })
  })

  test('loses unneeded packages', () => {
    const lock = { packages: { 'node_modules/left': { version: '1.0.0', extraneous: true } } }

    expect(completeLock(lock)).toMatchObject({ added: [], removed: ['node_modules/left'] })
    expect(lock.packages).toEqual({})
  })

  test('marks what only a package for development needs', () => {
    const packages: Record<string, object> = {
      '': { dependencies: { walk: '1.0.0' } },
      'node_modules/@hearth/machine-lab': { resolved: 'packages/machine-lab', link: true },
      'node_modules/draw': { version: '1.0.0', dependencies: { font: '1.0.0' } },
      'node_modules/font': { version: '1.0.0' },
      'node_modules/step': { version: '1.0.0' },
      'node_modules/walk': { version: '1.0.0', dependencies: { step: '1.0.0' } },
      'packages/machine-lab': { dependencies: { draw: '1.0.0', walk: '1.0.0' } },
    }
    const lock = { packages }

    const { unneeded } = completeLock(lock)

    expect(unneeded).toEqual(['node_modules/draw', 'node_modules/font'])
    expect(lock.packages).toEqual({
      ...packages,
      'node_modules/draw': { version: '1.0.0', dev: true, dependencies: { font: '1.0.0' } },
      'node_modules/font': { version: '1.0.0', dev: true },
    })
    expect(completeLock(lock).unneeded).toEqual([])
  })

  test('is rejected when a name does not show its platform', () => {
    const packages = {
      'node_modules/guess': { version: '1.0.0', optionalDependencies: { 'guess-native': '1.0.0' } },
    }

    expect(() => completeLock({ packages })).toThrow('guess-native does not tell its platform')
  })
})
