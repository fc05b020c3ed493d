/**
 * The terms of use, version 1.2: a dispute is raised within 60 days and handled for 60; a change is announced 30 days
 * before. They respect the rights that consumers cannot waive (in Quebec, Consumer Protection Act, s. 10, 11.1,
 * 11.2).
 */
export const dynamic = ['sections']

export const en = {
  title: 'Terms of use',
  why: 'What you may expect of this portal, and what we expect of you.',
  sections: {
    service: {
      title: 'What this portal is',
      text: [
        'A place to prepare a mortgage application, to send it to {{broker}} and to follow what happens next. It is offered to you by {{brokerage}}, free of charge. “We” means both, and those who run the portal for them.',
        'You accept these terms when you use the portal. If you do not agree, do not use it: your broker can take your application in another way, at no cost.',
      ].join('\n'),
    },
    you: {
      title: 'Who may use it',
      text: 'You, if you are of the age of majority in your province, for a mortgage of your own, or for somebody whose written authority you hold. If you are under 18 at the time of applying, talk to your broker first.',
    },
    account: {
      title: 'Your account',
      text: [
        'One account for each broker, for you alone; accounts are not shared between brokers. Keep your password and the codes we mail you to yourself. We never ask for them by phone or e-mail.',
        'Tell your broker at once if you think that somebody else has used your account. A session ends after thirty minutes without use, and after twelve hours in all. You may close your account at any time by writing to your broker.',
      ].join('\n'),
    },
    answers: {
      title: 'Your answers',
      text: [
        'Answer truthfully and as completely as you can, and tell your broker when something changes before the mortgage is paid out. Lenders and insurers rely on what you send. A false statement in a mortgage application can cost you the mortgage and be an offence.',
        'Where you answer for somebody else, or send their documents, have their permission. What you send stays yours; you allow us to use it for your application, as the privacy notice says.',
      ].join('\n'),
    },
    electronic: {
      title: 'Accepting on screen',
      text: 'Ticking the box beside your name, or signing on screen, has the effect of a signature on paper. Each applicant does it for themselves. You agree to receive documents about your application by e-mail and on this portal; you may ask for them on paper at any time, and you may keep or print everything you accept.',
    },
    noOffer: {
      title: 'No offer and no approval',
      text: 'Figures shown here, those of the calculator included, are estimates. Nothing on this portal is a promise of a mortgage, of a rate, of insurance or of a date, and nothing here is legal or tax advice. Only the written commitment of a lender or an insurer counts, on its own terms.',
    },
    others: {
      title: 'Services of others',
      text: 'To fetch bank statements, to sign or to sign in with another account you may be led to the service of another company. Its own terms then apply to what you do there. You never have to use one of them: your broker has another way for each.',
    },
    conduct: {
      title: 'What is not allowed',
      text: [
        'You may not:',
        '- use the portal for anything but your own application;',
        '- try to see other people’s information, or to get around a check;',
        '- send files that do harm, or programs in place of a person;',
        '- disturb how it works, or copy it.',
        'We may then close the account; we tell you why, and your broker can still take your application in another way.',
      ].join('\n'),
    },
    availability: {
      title: 'When something does not work',
      text: [
        'We do our best to keep the portal running and what you typed safe, but no service runs without a pause. If you have a deadline, such as a financing condition, call your broker: do not count on a message alone.',
        'We answer for what the law makes us answer for. These terms take away none of the rights that the law gives you as a consumer, and nothing in them limits what we owe you for our own act or fault where the law does not allow it.',
      ].join('\n'),
    },
    dispute: {
      title: 'If we disagree',
      text: [
        'Write to {{broker}}, or to the person at {{brokerage}} who handles complaints, within 60 days after you notice the problem. We confirm that we have it, answer you in writing, and have 60 days to settle it with you before either of us goes further.',
        'You never lose a right by writing late or by not writing at all: you may turn to a regulator or a court as the law allows, alone or with others, and no time limit the law gives you becomes shorter. You are never bound to go to arbitration.',
      ].join('\n'),
    },
    change: {
      title: 'Changes to these terms',
      text: 'We tell you in writing at least 30 days before a change applies: what the words were, what they will be, from when, and what you can do. If you do not agree, you may close your account before that day or within 30 days after it, without cost or penalty. The version that counts for an application is the one shown when it was sent.',
    },
    law: {
      title: 'Which law applies',
      text: 'The law of the province where you live, and the laws of Canada that apply there; its courts may hear you. If a part of these terms does not hold, the rest does. These terms exist in English and in French. In Quebec you are entitled to the French version first, and are bound by the English one only if you expressly choose it.',
    },
  },
}
