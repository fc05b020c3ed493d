export const en = {
  skip: 'Skip to the content',
  otherLanguage: 'Français',
  licence: 'Licence {{number}}',
  menu: {
    label: 'Main menu',
    open: 'Main Menu',
    myDeals: 'My Applications',
    contact: 'Contact',
    current: 'Current Application',
    user: 'Your account',
    profile: 'Profile',
    logout: 'Log out',
  },
  footer: {
    label: 'About this site',
    privacy: 'Privacy',
    terms: 'Terms',
    disclosure: 'Disclosure',
    credit: 'Powered by Foyer',
  },
  notFound: {
    title: 'Sorry, page was not found',
    why: 'The address may have a typing mistake, or the page has moved. Use the link your broker sent you to start again.',
  },
  fallback: {
    title: 'This portal could not be opened',
    why: 'Please use the full link your mortgage broker gave you, and check that nothing is missing at its end.',
  },
  broken: { title: 'This page could not be shown' },
}
