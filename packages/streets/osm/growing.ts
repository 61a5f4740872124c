type Numbers = Float64Array | Int32Array | Uint32Array

/** Typed array that grows by half, for millions of numbers whose count is not known before. */
export type Growing<T extends Numbers> = {
  readonly length: number
  push: (value: number) => void
  /** 0 beyond the end. */
  at: (index: number) => number
  /** Without the unused end, which takes a third of the memory; the list is empty afterwards. */
  taken: () => T
}

function growing<T extends Numbers>(create: (length: number) => T, first = 1024): Growing<T> {
  let values = create(first)
  let length = 0
  return {
    get length() {
      return length
    },
    push(value) {
      if (length === values.length) {
        const larger = create(Math.max(first, Math.ceil(values.length * 1.5)))
        larger.set(values)
        values = larger
      }
      values[length] = value
      length += 1
    },
    at: (index) => (index < length ? (values[index] ?? 0) : 0),
    taken() {
      const taken = values.slice(0, length) as T
      values = create(0)
      length = 0
      return taken
    },
  }
}

export const growingFloats = () => growing((length) => new Float64Array(length))
export const growingIntegers = () => growing((length) => new Int32Array(length))
export const growingCounts = () => growing((length) => new Uint32Array(length))
