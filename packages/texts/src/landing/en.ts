/** The page at the root: for visitors without a broker's link, or with an invalid one. */
export const en = {
  title: 'Your mortgage application starts with your broker',
  why: 'Prepare your application here, send it to your broker and follow it, on a phone or a computer. Each broker has their own address on this portal.',
  lost: {
    title: 'We could not open that link',
    text: 'Part of it may be missing. Paste it again below, or call your broker.',
  },
  find: {
    title: 'Go to your broker',
    submit: 'Go to my broker',
    busy: 'Looking…',
  },
  fields: {
    Link: {
      label: 'Your broker’s link',
      help: 'It is in the message your broker sent you. The name at the end is enough.',
      placeholder: 'https://…',
    },
  },
  steps: {
    title: 'How it works',
    first: { title: 'Open your broker’s link', text: 'You don’t need a password to start: we’ll email you a code.' },
    second: {
      title: 'Answer at your own pace',
      text: 'About 20 minutes in total. Each answer is saved as you go, so you can stop and come back.',
    },
    third: {
      title: 'Send it, and talk to a person',
      text: 'Your broker reads it, asks for what is missing, and looks for the mortgage that suits you.',
    },
  },
  ready: {
    title: 'What you’ll need',
    identity: 'Two pieces of identification',
    addresses: 'Your addresses for the last three years',
    income: 'Pay stubs, or your notices of assessment if you’re self-employed',
    amounts: 'What you own and what you owe, in round figures',
    home: 'The address and the price of the home, if you have found it',
  },
  calculator: {
    title: 'Just looking?',
    text: 'Find out what a mortgage would cost you. Nothing is sent or saved.',
    link: 'Open the payment calculator',
  },
  safe: {
    title: 'Safe with your broker',
    text: 'Your answers are encrypted. They go to your broker and to those you agree to share them with. We’ll never ask for a code or a password by phone.',
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'ready', 'steps']
