declare module 'libheif-js/wasm-bundle.js' {
  export type HeifImage = {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Draws into `target`, then calls back with it, or with null if decoding failed. */
    display<Target extends { data: Uint8ClampedArray; width: number; height: number }>(
      target: Target,
      done: (drawn: Target | null) => void,
    ): void
  }

  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
  export default libheif
}
