/** Guided steps of a new marketplace, in their order; `done` lists what is missing. */
export const setupSteps = ['brand', 'region', 'languages', 'content', 'mail', 'done'] as const

export type SetupStep = (typeof setupSteps)[number]

/** Categories with their details, nearby places, packages and home page; or all of the demo region. */
export type StarterContent = 'catalog' | 'demo'
