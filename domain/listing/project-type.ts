export const projectTypes = ['upcoming', 'under_construction'] as const

export type ProjectType = (typeof projectTypes)[number]
