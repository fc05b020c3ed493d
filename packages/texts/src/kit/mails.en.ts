export const en = {
  licence: 'Licence {{number}}',
  contact: 'Questions? Call or write:',
  buttonHelp: 'If the button does not work, copy this address into your browser:',
  code: 'Your code',
  openOffice: 'Open the deal',
}
