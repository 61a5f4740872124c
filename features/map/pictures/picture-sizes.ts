/** CSS pixels. */
export type PictureSize = { width: number; height: number }

/** A frame crops the picture's sides, so that every window sees the same scale. */
export const SMALLEST_PICTURE = { width: 360, height: 320 } as const
/** Widest first, by the width of the window. */
export const PICTURE_SIZES = [
  { from: '40rem', width: 800, height: 400 },
  { from: '35rem', width: 640, height: 320 },
  { from: '27rem', width: 480, height: 320 },
] as const
/** For pictures as wide as the page. */
export const WIDE_PICTURE = { from: '64rem', width: 1024, height: 400 } as const
