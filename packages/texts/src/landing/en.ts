/** The page at the root: for visitors without a broker's link, or with an invalid one. */
export const en = {
  title: 'Your mortgage application begins with your broker',
  why: 'On this portal you prepare your application, send it to your broker and follow it, from a phone or a computer. Every broker has an address of their own here.',
  lost: {
    title: 'We could not open that link',
    text: 'A letter may be missing at its end. Paste it again below, or call your broker.',
  },
  find: {
    title: 'Go to your broker',
    submit: 'Go to my broker',
    busy: 'Looking…',
  },
  fields: {
    Link: {
      label: 'Your broker’s link',
      help: 'It is in the message your broker sent you. The name at its end will do.',
      placeholder: 'https://…',
    },
  },
  steps: {
    title: 'How it goes',
    first: { title: 'Open your broker’s link', text: 'No password is needed to start: a code by email lets you in.' },
    second: {
      title: 'Answer at your own pace',
      text: 'About 20 minutes in all. Each answer is kept as you go, so you can stop and come back.',
    },
    third: {
      title: 'Send it, and talk to a person',
      text: 'Your broker reads it, asks for what is missing, and finds the mortgage that suits you.',
    },
  },
  ready: {
    title: 'Good to have at hand',
    identity: 'Two pieces of identification',
    addresses: 'Your addresses of the last three years',
    income: 'Pay stubs, or your notices of assessment if you work for yourself',
    amounts: 'What you own and what you owe, in round figures',
    home: 'The address and the price of the home, if you have found it',
  },
  calculator: {
    title: 'Only looking?',
    text: 'Work out what a mortgage would cost you. Nothing is sent or kept.',
    link: 'Open the payment calculator',
  },
  safe: {
    title: 'Safe with your broker',
    text: 'Your answers are encrypted and go to your broker, and to those you agree to. Nobody here ever asks for a code or a password by phone.',
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'ready', 'steps']
