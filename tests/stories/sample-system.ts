const at = '2026-05-04T08:30:00.000000Z'

/** An installation of the embedded database with a job in each kind of trouble. */
export const sampleSystem = {
  version: '0.1.0',
  node: '24.21.0',
  started_at: at,
  database: {
    is_embedded: true,
    version: '17.5',
    schema: 'system',
    bytes: 52_428_800,
    properties: 1_200,
    should_move: false,
    tables: [
      { name: 'property', bytes: 9_437_184 },
      { name: 'property_photo', bytes: 2_097_152 },
    ],
  },
  channels: { mail: { is_kept: false }, sms: { is_kept: true }, push: { devices: 3 } },
  storage: { is_bucket: false, files: 812, bytes: 104_857_600, free_bytes: 21_474_836_480 },
  queues: [
    { name: 'images.prepare', waiting: 4, running: 1, retrying: 0, failed: 0 },
    { name: 'mail.send', waiting: 0, running: 0, retrying: 1, failed: 1 },
  ],
  troubled: [
    {
      id: '0b9f1f0a-3f0e-4a53-9a0e-6a1d4c1f7c55',
      name: 'mail.send',
      state: 'retry',
      tries: 3,
      next_at: '2026-05-04T09:00:00.000000Z',
      failed_at: at,
      error: 'connect ECONNREFUSED 203.0.113.9:587',
    },
    {
      id: '1c9f1f0a-3f0e-4a53-9a0e-6a1d4c1f7c55',
      name: 'unknown.job',
      state: 'failed',
      tries: 13,
      next_at: null,
      failed_at: at,
      error: '',
    },
  ],
}
