import { passThrough } from './pass-through.ts'

// Whatever the method: the provider knows which of them a path takes.
export const GET = passThrough
export const HEAD = passThrough
export const POST = passThrough
export const PUT = passThrough
export const PATCH = passThrough
export const DELETE = passThrough
export const OPTIONS = passThrough
