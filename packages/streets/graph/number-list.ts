type Numbers = Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array

/** A typed array that grows. */
export class NumberList<List extends Numbers> {
  #list: List
  length = 0
  readonly #make: (length: number) => List

  constructor(type: new (length: number) => List) {
    this.#make = (length) => new type(length)
    this.#list = this.#make(1024)
  }

  push(value: number): void {
    if (this.length === this.#list.length) {
      const larger = this.#make(2 * this.length)
      larger.set(this.#list)
      this.#list = larger
    }
    this.#list[this.length++] = value
  }

  /** 0 beyond the end. */
  at(index: number): number {
    return index < this.length ? (this.#list[index] ?? 0) : 0
  }

  set(index: number, value: number): void {
    if (index < this.length) this.#list[index] = value
  }

  /** Without a copy; the list must not grow afterwards. */
  taken(): List {
    return this.#list.subarray(0, this.length) as List
  }

  /** A copy. */
  toArray(): List {
    const list = this.#make(this.length)
    list.set(this.#list.subarray(0, this.length))
    return list
  }
}
