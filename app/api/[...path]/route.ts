import { passThrough } from './pass-through.ts'

// All methods: the provider decides which a path accepts.
export const GET = passThrough
export const HEAD = passThrough
export const POST = passThrough
export const PUT = passThrough
export const PATCH = passThrough
export const DELETE = passThrough
export const OPTIONS = passThrough
