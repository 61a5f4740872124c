import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '@/scripts/running/processes.mjs'
import { npmCommand, ROOT } from '@/scripts/runtime.mjs'

type Manifest = {
  name: string
  version: string
  exports: Record<string, Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type InstalledPackage = {
  /** Files that `exports` names, from the package's folder. */
  entries: string[]
  /** What the package's folder has, from that folder. */
  files: string[]
  /** Checks the types of a TypeScript module beside the package. */
  compile(source: string): Promise<void>
  /** Output of a JavaScript module beside the package. */
  runModule(source: string): Promise<string>
  remove(): void
}

/** Packs a workspace, and installs the tarball with its dependencies in an empty folder. */
export async function installPackage(name: string): Promise<InstalledPackage> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-package-'))
  const packed = join(folder, 'packed')
  const empty = join(folder, 'empty')
  for (const path of [packed, empty]) mkdirSync(path)
  const into = ['--pack-destination', packed]
  await npm('pack', '--workspace', `packages/${name}`, '--ignore-scripts=false', ...into)
  const [tarball = ''] = readdirSync(packed).map((file) => join(packed, file))
  writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }')
  const registry = await serveRegistry(packed, listDependencies(join(ROOT, 'packages', name)))
  const from = ['--registry', registry.address, '--cache', join(folder, 'cache')]
  await npm('install', '--prefix', empty, '--ignore-scripts', ...from, tarball)
  await registry.close()
  const home = join(empty, 'node_modules/@hearth', name)
  const write = (file: string, source: string) => {
    writeFileSync(join(empty, file), source)
    return join(empty, file)
  }
  return {
    entries: Object.values(readManifest(home).exports).flatMap(Object.values),
    files: readdirSync(home, { recursive: true, encoding: 'utf8' }),
    async compile(source) {
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
      const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, module: 'nodenext' }
      write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['use.ts'] }))
      write('use.ts', source)
      await node(empty, compiler, '--project', empty)
    },
    runModule: (source) => node(empty, write('use.js', source)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function npm(...args: string[]): Promise<string> {
  const { program, leading, shell } = npmCommand(process.execPath)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  return run(program, [...leading, ...args, ...quiet], { env: processEnv(), shell })
}

/** Relative paths of a module name files in `folder`. */
const node = (folder: string, ...args: string[]): Promise<string> =>
  run(process.execPath, args, { env: processEnv(), cwd: folder })

/** A registry of packages as they are installed here, so that a test needs no network. */
async function serveRegistry(packed: string, folders: readonly string[]) {
  const packages = new Map<string, Record<string, Manifest & { dist: { tarball: string } }>>()
  const server = createServer(({ url = '' }, reply) => {
    const path = decodeURIComponent(url.slice(1))
    if (path.endsWith('.tgz')) return reply.end(readFileSync(join(packed, path)))
    const versions = packages.get(path)
    reply.statusCode = versions ? 200 : 404
    return reply.end(JSON.stringify({ name: path, 'dist-tags': {}, versions }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await npm('pack', '--ignore-scripts', '--pack-destination', packed, ...folders)
  for (const folder of folders) {
    const manifest = readManifest(folder)
    const { name, version } = manifest
    const tarball = `${address}${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    packages.set(name, { ...packages.get(name), [version]: { ...manifest, dist: { tarball } } })
  }
  return { address, close: () => new Promise((resolve) => server.close(resolve)) }
}

const processEnv = () => ({ ...process.env }) as Record<string, string>

/** Folders of a package's dependencies, and of theirs. */
function listDependencies(home: string, found: string[] = []): string[] {
  const { dependencies, peerDependencies, peerDependenciesMeta } = readManifest(home)
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (peerDependenciesMeta?.[name]?.optional) continue
    const folder = resolvePackage(name, home)
    if (found.includes(folder)) continue
    found.push(folder)
    listDependencies(folder, found)
  }
  return found
}

function resolvePackage(name: string, home: string): string {
  const folder = join(home, 'node_modules', name)
  return existsSync(folder) ? folder : resolvePackage(name, dirname(home))
}

function readManifest(home: string): Manifest {
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
}
