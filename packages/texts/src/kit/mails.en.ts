export const en = {
  licence: 'Licence {{number}}',
  contact: 'Questions? Reach {{name}} directly:',
  buttonHelp: 'If the button does not work, copy this address into your browser:',
  code: 'Your code',
}
