import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/running/free-port.mjs'
import { endProcess, startProcess } from './beside-process.ts'
import { startWeb } from './built-web.ts'

/** The product with Firebase's emulator behind it, on data of its own. */
export type FirebaseFixture = {
  address: string
  emulator: string
  projectId: string
  stop: () => Promise<void>
}

/** @throws Error with what a process said that does not come up. */
export async function openFirebaseFixture(): Promise<FirebaseFixture> {
  const projectId = 'demo-hearth'
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-firebase-'))
  const [emulatorPort, port, apiPort] = [await freePort(), await freePort(), await freePort()]
  const emulator = `http://127.0.0.1:${emulatorPort}`
  const provider = `http://127.0.0.1:${apiPort}`
  const [web, ...children] = await Promise.all([
    startWeb(provider),
    startProcess(['tests/firebase/emulator.mjs'], {
      PORT: String(emulatorPort),
      PROJECT_ID: projectId,
      ready: emulator,
    }),
    startProcess(['--import', './scripts/alias.mjs', 'tests/firebase/provider.ts'], {
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      SMS_URL: '',
      HOST: '',
      API_URL: '',
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'any',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
      ready: `${provider}/readyz`,
    }),
  ])
  return {
    address: web.address,
    emulator,
    projectId,
    stop: async () => {
      await web.stop()
      await Promise.all(children.map(endProcess))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
