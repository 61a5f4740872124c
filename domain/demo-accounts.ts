/** Accounts of the demo region; they exist nowhere else. */
export const DEMO_ACCOUNTS = {
  member: 'member@hearth.example',
  agent: 'agent@hearth.example',
  /** Disabled as soon as other visitors are served: its password is public. */
  administrator: 'administrator@hearth.example',
  password: 'hearth-demo',
} as const
