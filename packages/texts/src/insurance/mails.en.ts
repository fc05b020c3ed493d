export const en = {
  link: {
    subject: 'Your credit insurance from {{sender}}',
    heading: 'Your credit insurance application is ready to review',
    body: '{{sender}} has prepared a credit insurance application for your mortgage. See what it would cost, choose your coverage, or decline it.',
    have: 'You’ll need the amount of your mortgage, your postal code, and a cheque or your bank’s app.',
    button: 'Open my application',
    code: 'The code above opens your link once, within {{days}} days. After that, we email you a new one when you ask for it.',
    footer:
      'The link and the code are for you only: please don’t forward this email. No one from {{sender}} will ever ask you for the code.',
  },
  invitation: {
    subject: 'Your health questions for credit insurance with {{sender}}',
    heading: 'A few questions only you can answer',
    body: 'Hello {{name}}. The credit insurance that {{primary}} is applying for with {{sender}} covers you too. Before it can be signed, we need your own answers about your health.',
    private: 'Your answers stay private: {{primary}} doesn’t see them, and the insurer receives them encrypted.',
    have: 'You’ll need the amount of your mortgage and your postal code.',
    button: 'Answer my questions',
    code: 'The code above opens your link once, within {{days}} days. After that, we email you a new one when you ask for it.',
    footer:
      'The link and the code are for you only: please don’t forward this email. No one from {{sender}} will ever ask you for the code.',
  },
  signature: {
    subject: 'Your credit insurance with {{sender}}: answer and sign',
    heading: 'Your turn to read and sign',
    body: 'Hello {{name}}. {{primary}} is applying for credit insurance with {{sender}}, and your signature is needed too. If it covers you, you first answer a few questions about your health.',
    private: 'Your answers stay private: {{primary}} doesn’t see them, and the insurer receives them encrypted.',
    have: 'It takes a few minutes. You’ll need the amount of your mortgage and your postal code.',
    button: 'Read and sign',
    code: 'The code above opens your link once, within {{days}} days. After that, we email you a new one when you ask for it.',
    footer:
      'The link and the code are for you only: please don’t forward this email. No one from {{sender}} will ever ask you for the code.',
  },
  ready: {
    subject: 'Your credit insurance application is ready to be signed',
    heading: 'Everyone has answered',
    body: 'Hello {{name}}. Everyone who is to be insured has now answered the health questions.',
    next: 'Open your application with the link we emailed you, then send it for signature.',
  },
  accessCode: {
    subject: 'Your access code',
    heading: 'Your access code',
    body: 'Enter this code to open your credit insurance application.',
    valid: 'It works once and expires after 10 minutes.',
    never: 'No one from {{sender}} will ever ask you for it. If you didn’t ask for it, ignore this email.',
  },
}
