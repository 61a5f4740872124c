/** A recording is stopped at this length. */
export const VOICE_MAX_SECONDS = 300

/** Shorter ones are slips of the finger. */
export const VOICE_MIN_SECONDS = 0.5

/** In the order tried: all current browsers play WebM with Opus; older ones of Apple record MP4 only. */
export const VOICE_TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const
