/**
 * A proposal in plain words for the broker's own counsel to review before anybody relies on it: PIPEDA and the provinces'
 * acts (in Quebec, Law 25), CASL, and what regulators of mortgage brokers such as FSRA and the AMF ask to be disclosed.
 */
export const en = {
  version: 'Version 1.2, effective March 2024',
  counsel: 'A proposal for your brokerage’s legal counsel to review before use.',
  privacy: {
    title: 'Privacy',
    why: 'What we ask about you, why, and what you can decide about it.',
    sections: {
      who: {
        title: 'Who is responsible',
        text: 'Your mortgage broker and their brokerage. “We” means them and those who run this portal for them. We follow the Personal Information Protection and Electronic Documents Act (PIPEDA) and the laws of your province; in Quebec, the Act respecting the protection of personal information in the private sector, as changed by Law 25.',
      },
      collect: {
        title: 'What we collect',
        text: 'What you tell us in your application: who you are, where you live and have lived, what you earn, own and owe, and the mortgage you are looking for. The documents you send. Once you have consented, your credit report and what we confirm with others. We keep a record of when you signed in, what you agreed to and when you sent your application.',
      },
      sin: {
        title: 'Your Social Insurance Number',
        text: 'You do not have to give it unless a law requires it. It is used to match your credit report and for what the law requires, and for nothing else. We keep it encrypted and never show it in full again.',
      },
      purpose: {
        title: 'Why we ask',
        text: 'So that your broker can advise you, check that a mortgage suits you, and ask lenders and insurers for an offer in your name. To confirm who you are, as the law requires. To prevent error and fraud. We ask you again before we use your information for anything else.',
      },
      share: {
        title: 'Who sees it',
        text: 'Your broker and their brokerage. Lenders, mortgage insurers and credit bureaus, once you have agreed to it in your application. The other applicants of your application. Appraisers, notaries and lawyers who work on your mortgage. Regulators, where the law says so. Companies that run this service for your broker and may use your information for nothing else. We do not sell it.',
      },
      outside: {
        title: 'Outside your province',
        text: 'Some of these companies may keep or see information outside your province or outside Canada. Before that, we check that it will be well protected there. Courts and authorities of that place may ask for it under their laws.',
      },
      automated: {
        title: 'Who decides',
        text: 'People. No decision about you is made by a computer alone on this portal. A lender may use such a system; ask your broker, and you may have a person look at it again.',
      },
      browser: {
        title: 'Cookies and this browser',
        text: 'One cookie keeps you signed in. Your browser also keeps your language, the lists of choices and, while an application is being sent, its number. We use no advertising and no tracking.',
      },
      messages: {
        title: 'Messages from us',
        text: 'We write to you about your application and your account. We send you offers or news only if you agree to them separately, as Canada’s anti-spam law (CASL) requires. Each one says who sent it and lets you unsubscribe with one click.',
      },
      keep: {
        title: 'How long we keep it',
        text: 'An application you have sent is kept for as long as the law requires of mortgage brokers, at least five years. After that it is destroyed or made anonymous. You can ask us at any time to delete answers you have not sent.',
      },
      safety: {
        title: 'How we protect it',
        text: 'The connection is encrypted, and so are sensitive numbers where they are stored. Only those who need your information can see it, and every change is recorded. If something happens that could seriously harm you, we tell you and the authorities concerned without delay.',
      },
      rights: {
        title: 'What you can ask for',
        text: 'To see what we hold about you, and to have a mistake corrected. To know with whom it was shared. To receive what you gave us in a common computer format. To take back a consent for the future. To have your information deleted where no law obliges us to keep it. We answer within 30 days, free of charge.',
      },
      reach: {
        title: 'Whom to ask',
        text: 'The person in charge of the protection of personal information at your brokerage. You reach them through your broker, whose phone and e-mail are on every page of your application. If the answer does not satisfy you, you can turn to the Office of the Privacy Commissioner of Canada, to the commissioner of your province or, in Quebec, to the Commission d’accès à l’information.',
      },
    },
  },
  terms: {
    title: 'Terms of use',
    why: 'What you may expect of this portal, and what we expect of you.',
    sections: {
      service: {
        title: 'What this portal is',
        text: 'A place to prepare a mortgage application and to send it to your mortgage broker. It is offered by your broker and is free for you. You accept these terms when you use it.',
      },
      account: {
        title: 'Your account',
        text: 'One account for each broker, for you alone. Keep your password to yourself and tell your broker if you think that somebody else has used it. Each of your sessions ends after thirty minutes without use.',
      },
      answers: {
        title: 'Your answers',
        text: 'Answer truthfully and as completely as you can, and tell your broker when something changes before your mortgage is paid out. Lenders rely on what you send, and a false statement in a mortgage application can be an offence. Where you answer for somebody else, have their permission.',
      },
      electronic: {
        title: 'Accepting on screen',
        text: 'Ticking the box beside your name has the effect of a signature. Each applicant ticks their own. You receive documents about your application by e-mail; if you would rather have them on paper, ask your broker.',
      },
      noOffer: {
        title: 'No offer and no approval',
        text: 'Figures shown here are estimates. Nothing in this portal is a promise of a mortgage, of a rate or of insurance; only a lender’s or insurer’s own written commitment is.',
      },
      conduct: {
        title: 'What is not allowed',
        text: 'To use the portal for anything but your own application, to try to see other people’s information, or to disturb how it works. We may close an account that does.',
      },
      availability: {
        title: 'When something does not work',
        text: 'We do our best to keep the portal running and what you typed safe, but we cannot promise that it always works. If you have a deadline, call your broker. These terms take away none of the rights that the law gives you as a consumer.',
      },
      dispute: {
        title: 'If we disagree',
        text: 'Write to your broker within 60 days after you notice the problem. We answer in writing, and for 60 days we both try to settle it together before going further. You can always turn to a regulator or a court as the law allows, and no time limit the law gives you becomes shorter.',
      },
      change: {
        title: 'Changes to these terms',
        text: 'We tell you by e-mail at least 30 days before a change applies: what the words were, what they will be, and from when. If you do not agree, you can close your account before that day, at no cost. The version that counts for an application is the one shown when it was sent.',
      },
      law: {
        title: 'Which law applies',
        text: 'The law of the province where you live, and the laws of Canada that apply there. These terms exist in English and in French; you choose the language you deal with us in.',
      },
    },
  },
  disclosure: {
    title: 'Disclosure',
    why: 'How your mortgage broker works and is paid.',
    sections: {
      licence: {
        title: 'Licence',
        text: 'Your broker and their brokerage are licensed in each province where they work. Their licence numbers are beside their names. You can check them in the public register of the regulator: the Financial Services Regulatory Authority (FSRA) in Ontario, the Autorité des marchés financiers (AMF) in Quebec, or the authority of your province.',
      },
      role: {
        title: 'Whom your broker acts for',
        text: 'Your broker looks for a mortgage that suits you among several lenders. They are not the lender and cannot approve a mortgage. If they also act for the lender, they tell you in writing.',
      },
      suitability: {
        title: 'A mortgage that suits you',
        text: 'Your broker asks about your income, your debts, your plans and how much risk you can bear, so that they can recommend what fits. They explain why, what else there was, and the main risks: payments that rise, penalties for paying early, and what happens if you cannot pay.',
      },
      cost: {
        title: 'What it will cost you',
        text: 'Before you sign, you receive in writing the rate, the payments, the fees and the total cost of borrowing, early enough to think it over: two business days at least where your province says so, unless you agree in writing to less.',
      },
      pay: {
        title: 'How your broker is paid',
        text: 'In most cases the lender pays the brokerage when your mortgage is funded. The amount may depend on the size, the term and the kind of mortgage, and there may be bonuses for volume. If you are to pay a fee yourself, your broker tells you in writing before you agree to anything. If somebody referred you and is paid for it, you are told too.',
      },
      lenders: {
        title: 'Lenders and interests',
        text: 'Your broker tells you how many lenders they work with and which of them they used most. They must also tell you of any interest they or the brokerage have in a lender, in a property or in another service they recommend.',
      },
      identity: {
        title: 'Who you are',
        text: 'Canadian law against money laundering obliges your broker to verify your identity, to ask on whose behalf you act and to keep a record of it.',
      },
      complaint: {
        title: 'If something goes wrong',
        text: 'Speak to your broker first, then write to the principal broker of their brokerage, who must answer you in writing. If that does not help, you can turn to the regulator of your province: in Ontario FSRA, in Quebec the AMF.',
      },
    },
  },
}

/** Looked up by computed names. */
export const dynamic = ['privacy', 'terms', 'disclosure']
