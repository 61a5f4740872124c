const at = '2026-05-04T08:30:00.000000Z'

export const chatReport = {
  id: 4,
  message_id: 88,
  excerpt: 'Send the deposit today, before you see the flat.',
  reason: 'He wants money before the viewing.',
  reporter_id: 9,
  reporter_name: 'Mira Lindqvist',
  sender_id: 7,
  sender_name: 'Jonas Weber',
  property_id: 12,
  title: 'Light flat by the harbour',
  created_at: at,
  closed_at: null,
}

const message = {
  id: 88,
  seq: 2,
  sender_id: 7,
  message: chatReport.excerpt,
  file: '',
  file_name: '',
  audio: '',
  created_at: at,
  is_reported: true,
}

/** Newest first, as the provider sends them. */
export const reportedMessages = [
  {
    ...message,
    id: 89,
    seq: 3,
    sender_id: 9,
    message: '',
    audio: '/voice.m4a',
    is_reported: false,
  },
  message,
  {
    ...message,
    id: 87,
    seq: 1,
    sender_id: 9,
    message: 'Is the deposit &lt;b&gt;fixed&lt;/b&gt;?',
    is_reported: false,
  },
]
