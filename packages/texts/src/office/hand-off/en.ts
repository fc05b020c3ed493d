export const en = {
  label: 'Open the portal as the client',
  title: 'Open the portal as your client?',
  can: 'You can fill in answers and add documents. Only your client can consent, sign, send the application, or invite others.',
  mail: 'Your client gets an email that their file was opened to help them.',
  recorded: 'What you do there is recorded under your name.',
  ends: 'It ends after an hour, or when you stop helping.',
  submit: 'Make the link',
  ready: 'The link opens the portal in another tab, once, within the time that is left:',
  open: 'Open the portal',
  expired: 'The link has expired. Please make another one.',
  refused:
    'The portal can’t be opened as this client: another of their deals belongs to a colleague, or their account is deleted.',
  opened: 'The portal is open in another tab. Please stop helping there once you are done.',
}
