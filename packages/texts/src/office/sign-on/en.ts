export const en = {
  title: 'Single sign-on',
  why: 'Your people sign in with the accounts they already have, through your own OpenID Connect service: Microsoft Entra ID, Okta, Google Workspace or another.',
  app: {
    title: '1. In your service',
    lead: 'Register Foyer there as a web application with this redirect address. It then gives you the three values below.',
    redirect: 'Redirect address',
    copy: 'Copy the address',
  },
  form: {
    title: '2. Here',
    lead: 'We read your service’s settings when you save. The other owners get an email.',
    test: 'Test the issuer',
    testing: 'Testing…',
    works: 'This works. Your people will sign in at {{host}}.',
    submit: 'Save',
    busy: 'Reading its settings…',
    saved: 'Saved. Single sign-on is ready.',
    kept: 'Leave it empty to keep the stored secret.',
    once: 'It is encrypted, and never shown again.',
    otherIssuer: 'With another issuer, the links to accounts end.',
    otherIssuerRequired:
      'Don’t require it before your people have linked their accounts again: until then, only the owner for emergencies gets in.',
    otherIssuerWhy:
      'For seven days your people can sign in with an emailed code, make a passkey or add an app, and link their account again.',
  },
  required: {
    who: 'If your service is down, this owner still gets in with a passkey. Only owners who have one are listed.',
    noPasskey: 'No owner has a passkey yet. Add one in your account first.',
    left_one: '{{count}} person has not linked an account yet, and could not get in: {{names}}.',
    left_other: '{{count}} people have not linked an account yet, and could not get in: {{names}}.',
  },
  people: {
    title: '3. For your people',
    lead: 'Each links their account once: when they accept an invitation, or in their own account here. This sign-in page offers your button in every browser.',
    linked_one: '{{count}} person has linked an account.',
    linked_other: '{{count}} people have linked an account.',
    copy: 'Copy the link',
  },
  remove: {
    button: 'Remove single sign-on',
    title: 'Remove single sign-on?',
    text: 'All links to accounts are removed, and people who came through it are signed out. For seven days they can sign in with an emailed code and make a passkey or add an app. After that, you reset how they sign in. People who also work for another brokerage need a new invitation.',
    submit: 'Remove it',
    done: 'Single sign-on is removed.',
  },
  back: {
    busy: 'One moment…',
    busyWhy: 'We are checking what your brokerage’s sign-in service sent.',
    signIn: 'You are not signed in yet',
    invitation: 'The invitation is not accepted yet',
    link: 'Your account is not linked',
    confirm: 'Not confirmed yet',
    toSignIn: 'Back to the sign-in',
    toAccount: 'Back to your account',
    toOffice: 'Back to the office',
    confirmed: 'Thank you, it’s you',
    confirmedWhy: 'The confirmation counts for five minutes. Go back and do the step once more.',
    goOn: 'Go back',
  },
  fields: {
    Name: { label: 'Name on the button', help: 'Shown as “Continue with …”.' },
    Issuer: { label: 'Issuer', help: 'Such as https://login.microsoftonline.com/…/v2.0' },
    ClientID: { label: 'Client ID' },
    ClientSecret: { label: 'Client secret' },
    RequiredFl: { label: 'Everyone has to sign in this way' },
    BreakGlassPersonID: { label: 'For emergencies' },
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields']
