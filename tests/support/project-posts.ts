import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import { projectsHandlers } from '@/server/modules/projects/handlers.ts'
import { myProjectsHandlers } from '@/server/modules/projects/my-projects-handlers.ts'
import { lister, readyUpload } from './builders/lister.ts'
import { category } from './builders/listings.ts'
import { call, callOk } from './call.ts'
import { testDeps } from './deps.ts'

/** The provider with the calls of projects. */
export function openProjects(db: Kysely<DB>) {
  const deps = testDeps({ db })
  return { app: createServer(deps, { ...projectsHandlers, ...myProjectsHandlers }), deps }
}
type App = ReturnType<typeof openProjects>['app']

export const PLACE = {
  location: '2 Saltworks Quay',
  city: 'Hamburg',
  state: 'Hamburg',
  country: 'Germany',
}
export const WORDS = {
  title: 'Saltworks Yard',
  description: 'Forty-two flats around a planted court.',
}

/** Somebody who may list, and everything that a post needs. */
export async function postingScene(db: Kysely<DB>) {
  const { app, deps } = openProjects(db)
  const ada = await lister(db)
  const categoryId = await category(db)
  const photo = () => readyUpload(db, { accountId: ada.id, purpose: 'photo' })
  const paper = () => readyUpload(db, { accountId: ada.id, purpose: 'document' })
  const fields = async () => ({
    ...WORDS,
    ...PLACE,
    category_id: categoryId,
    pictures: [{ upload: (await photo()).id, alt: 'The yard' }],
  })
  return { app, deps, ada, categoryId, photo, paper, fields }
}

/** What a post answers. */
export async function posted(app: App, token: string, body: object) {
  const { data } = await callOk(app, 'postProject', { token, body })
  const [project] = data
  if (!project) throw new Error('nothing was posted')
  return project
}

/** A project as its owner reads it. */
export async function own(app: App, token: string, id: number) {
  const { data } = await callOk(app, 'getAddedProjects', { token, query: { id } })
  if (Array.isArray(data)) throw new Error('a list')
  return data
}

/** Status, key, and fields or facts of what is refused. */
export async function refusal(app: App, token: string, body: object) {
  const reply = await call(app, 'postProject', { token, body })
  if (reply.status === 200) return [200]
  const fields = 'fields' in reply.body ? reply.body.fields : undefined
  return [reply.status, reply.body.key, fields ? Object.keys(fields) : reply.body.data]
}
