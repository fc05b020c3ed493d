export const en = {
  title: 'Messages with your broker',
  why: 'Ask a question or add something about your application. Your broker gets an email and replies here.',
  back: 'My Applications',
  thread: 'Messages',
  you: 'You',
  broker: 'Your broker',
  none: 'No messages yet',
  noneText: 'What you write here, and the replies, stay together with your application.',
  closed: 'Messages aren’t available here. Please call or email your broker instead.',
  fields: {
    Text: {
      label: 'Your message',
      help: 'Please leave out your SIN and account numbers: there’s a safe place for each in the application.',
    },
  },
  send: 'Send',
  sending: 'Sending…',
  sent: 'Your message was sent.',
  more: 'Earlier messages',
}
