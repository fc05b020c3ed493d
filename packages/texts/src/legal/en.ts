/** A first version in plain words, for counsel to review before anybody relies on it. */
export const en = {
  version: 'Version 1.2, effective March 2024',
  privacy: {
    title: 'Privacy',
    why: 'What we ask about you, why, and what you can decide about it.',
    sections: {
      collect: {
        title: 'What we collect',
        text: 'What you tell us in your application: who you are, where you live and have lived, what you earn, own and owe, and the mortgage you are looking for. We keep a record of when you signed in, what you agreed to and when you sent your application. Your Social Insurance Number is optional unless your broker asks for it; it is used to match your credit report and nothing else.',
      },
      purpose: {
        title: 'Why we ask',
        text: 'So that your mortgage broker can advise you, check that a mortgage suits you, and ask lenders and insurers for an offer in your name. Some of it is required by law, to confirm who you are.',
      },
      share: {
        title: 'Who sees it',
        text: 'Your broker and their brokerage. Lenders, mortgage insurers and credit bureaus, once you have agreed to it in your application. Companies that run this service for your broker and may use your information for nothing else. We do not sell it.',
      },
      keep: {
        title: 'How long we keep it',
        text: 'Answers you never send are deleted after a time. An application you have sent is kept for as long as the law requires of mortgage brokers, at least five years, and is deleted after that. Sensitive numbers are encrypted.',
      },
      rights: {
        title: 'What you can ask for',
        text: 'To see what we hold about you, to have a mistake corrected, to take back a consent for the future, and to have your information deleted where no law obliges your broker to keep it.',
      },
      reach: {
        title: 'Whom to ask',
        text: 'Your broker; their phone and e-mail are on every page of your application. If their answer does not satisfy you, you can turn to the Office of the Privacy Commissioner of Canada or to the commissioner of your province.',
      },
    },
  },
  terms: {
    title: 'Terms of use',
    why: 'What you may expect of this portal, and what we expect of you.',
    sections: {
      service: {
        title: 'What this portal is',
        text: 'A place to prepare a mortgage application and to send it to your mortgage broker. It is offered by your broker and is free for you.',
      },
      account: {
        title: 'Your account',
        text: 'One account for each broker, for you alone. Keep your password to yourself and tell your broker if you think that somebody else has used it. Each of your sessions ends after thirty minutes without use.',
      },
      answers: {
        title: 'Your answers',
        text: 'Answer truthfully and as completely as you can. Lenders rely on what you send, and a false statement in a mortgage application can be an offence. Where you answer for somebody else, have their permission.',
      },
      noOffer: {
        title: 'No offer and no approval',
        text: 'Figures shown here are estimates. Nothing in this portal is a promise of a mortgage, of a rate or of insurance; only a lender’s or insurer’s own written commitment is.',
      },
      conduct: {
        title: 'What is not allowed',
        text: 'To use the portal for anything but your own application, to try to see other people’s information, or to disturb how it works.',
      },
      change: {
        title: 'Changes',
        text: 'We may change these terms. The version that counts for an application is the one shown when it was sent.',
      },
    },
  },
  disclosure: {
    title: 'Disclosure',
    why: 'How your mortgage broker works and is paid.',
    sections: {
      role: {
        title: 'Whom your broker acts for',
        text: 'Your broker is licensed in the province where they work and looks for a mortgage that suits you among several lenders. Their licence number is beside their name.',
      },
      pay: {
        title: 'How your broker is paid',
        text: 'In most cases the lender pays the brokerage when your mortgage is funded. If you are to pay a fee yourself, your broker tells you in writing before you agree to anything.',
      },
      lenders: {
        title: 'Which lenders',
        text: 'Ask your broker how many lenders they work with, and whether they have an interest in any of them. They must tell you.',
      },
      complaint: {
        title: 'If something goes wrong',
        text: 'Speak to your broker first, then to the principal broker of their brokerage. You can also turn to the authority that regulates mortgage brokers in your province.',
      },
    },
  },
}

/** Looked up by computed names. */
export const dynamic = ['privacy', 'terms', 'disclosure']
