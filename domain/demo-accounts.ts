/** Whom the demo region can be tried out as; there is no such account anywhere else. */
export const DEMO_ACCOUNTS = {
  member: 'member@hearth.example',
  agent: 'agent@hearth.example',
  password: 'hearth-demo',
} as const
