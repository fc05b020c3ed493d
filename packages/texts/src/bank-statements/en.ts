export const en = {
  title: 'Would you like to share your bank statements?',
  titleRequired: 'Please share your bank statements',
  why: 'It saves you from finding and sending them yourself. You can also continue without.',
  whyRequired: 'Your broker needs one from each applicant before you can send your application.',
  shared: {
    title: 'What is shared, and with whom',
    what: 'The accounts you choose: their type, the last digits of their numbers, the holder’s name, and 90 days of balances and transactions.',
    who: 'Only {{name}}, to assess this application. A lender sees them only if your broker passes them on for it.',
    whoNobody:
      'Only your broker, to assess this application. A lender sees them only if your broker passes them on for it.',
    how: 'You sign in on a separate page, with your own institution. We never see your user name or password, and statements are fetched once.',
    choice: 'It is your choice. To see what was shared, correct it or withdraw your consent, contact your broker.',
    consent: 'By connecting a bank, you agree to share this.',
  },
  list: 'Who shares what',
  others: 'Each person connects their own bank. Someone who applies with you has to be there to sign in.',
  status: { notRequested: 'Not shared', requestSent: 'Request sent', received: 'Received' },
  receivedOn: 'Received on {{date}}',
  account: '{{title}}, ending in {{digits}}',
  fetching: 'The statement is on its way.',
  connect: 'Connect a bank',
  connectNamed: 'Connect a bank for {{name}}',
  another: 'Connect another bank',
  anotherNamed: 'Connect another bank for {{name}}',
  again: 'Start again',
  againNamed: 'Start again for {{name}}',
  connecting: 'Connecting…',
  opened: 'Your bank’s page opens in a new tab and waits for 30 minutes. If nothing opened:',
  open: 'Open the bank’s page',
  waiting: 'Finish on your bank’s page, in its own tab. If you closed it, start again.',
  failed: 'Your institution did not give the statement. Please connect it again.',
  full: 'This applicant has used all three connections.',
  problem: 'You can still continue without a statement.',
  return: {
    saving: 'We are saving what your bank sent…',
    saved: 'Thank you. Your bank has confirmed, and the statement goes to your broker.',
    tabHint: 'You can close this tab, or continue here.',
    refused: 'This return from the bank does not fit',
    refusedText:
      'It may have taken longer than 30 minutes, or was used before. Nothing was shared. Connect the bank again below.',
    cancelled: 'You came back without sharing anything.',
  },
  next: 'Continue',
  skip: 'Continue without sharing',
}

/** Looked up by the status of an applicant. */
export const dynamic = ['status']
