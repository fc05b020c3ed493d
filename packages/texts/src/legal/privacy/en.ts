/**
 * The privacy notice: PIPEDA and the provinces' acts; in Quebec the Act respecting the protection of personal
 * information in the private sector (CQLR, c. P-39.1) as changed by Law 25: s. 3.1 (person in charge), 3.5
 * (incidents), 8 (information at collection), 12.1 (automated decisions), 17 (outside Quebec), 27 to 32 (access,
 * portability, rectification, de-indexing). A new line is a new paragraph; lines that begin with "- " are a list.
 */
export const dynamic = ['sections']

export const en = {
  title: 'Privacy',
  why: 'What we ask about you, why, who sees it, and what you can decide about it.',
  sections: {
    who: {
      title: 'Who is responsible',
      text: [
        '“We” means {{brokerage}}, {{broker}}, and those who run this portal for them. Responsible for your personal information is {{brokerage}}, also while another company keeps it or works on it for us.',
        'We follow the Personal Information Protection and Electronic Documents Act (PIPEDA) and the privacy law of your province. In Quebec this is the Act respecting the protection of personal information in the private sector, as changed by Law 25.',
        'The person in charge of the protection of personal information (the privacy officer) is the person with the highest authority in the brokerage, or whoever they have named in writing. You reach them at the address at the end of this page.',
      ].join('\n'),
    },
    collect: {
      title: 'What we collect',
      text: [
        'We ask only for what a mortgage application needs:',
        '- who you are: names, date of birth, contact details, marital status, status in Canada and date of arrival, identity documents;',
        '- where you live and have lived;',
        '- what you earn, own and owe, and the property and the mortgage you have in mind;',
        '- the documents you send, and the bank statements you allow us to fetch;',
        '- once you have agreed to it, your credit report, and what employers, banks and others confirm to us;',
        '- if you apply for credit insurance, the answers about your health and the account for the premiums;',
        '- if you only write to us through a form, what you write in it.',
        'We also record when you signed in, what you agreed to, and when and from which internet address you sent your application. That is our proof, and yours.',
        'Most of this comes from you. If somebody else applies with you, they may give us information about you, and you about them: tell each other first.',
      ].join('\n'),
    },
    consent: {
      title: 'Your consent',
      text: [
        'Before your application is sent, each applicant reads a consent and ticks a box of their own. We keep the very words that were shown, and the time. We ask separately, and expressly, for what is most sensitive: your credit report, your bank data, your health.',
        'You may refuse, or take a consent back later, by writing to us. We then stop, from that day on. It may mean that a lender cannot go on with your application; we tell you so before you decide. What the law obliges us to keep, we keep.',
        'This portal is made for adults. We do not knowingly collect anything about children, except the number of people in a household if a lender asks.',
      ].join('\n'),
    },
    sin: {
      title: 'Your Social Insurance Number',
      text: 'No law makes you give it to ask for a mortgage. It helps the credit bureau find the right file and no other person’s. If you would rather not give it, tell your broker: there are other ways to be identified. It is encrypted, is not shown to you in full again, is never sent by e-mail, and never serves as your customer number. At the brokerage only those whose work needs it can see it, and each time is recorded.',
    },
    purpose: {
      title: 'Why we ask',
      text: [
        'We use your information to:',
        '- advise you, and check that a mortgage suits you;',
        '- ask lenders and insurers for an offer in your name, and see it through to funding;',
        '- confirm who you are and keep the records that the law on money laundering asks for;',
        '- prevent mistakes and fraud;',
        '- answer you, and tell you how your application goes;',
        '- prove, if we are asked, that we did our work as we should.',
        'For anything else we ask you first. We do not sell your information, and we do not use it to build a profile of you for advertising.',
      ].join('\n'),
    },
    share: {
      title: 'Who sees it',
      text: [
        'Inside {{brokerage}}, only those whose work needs it. Outside:',
        '- lenders, mortgage insurers and credit bureaus, once you have agreed in your application;',
        '- the other applicants on your application, for what concerns it in common;',
        '- appraisers, notaries, lawyers and land registries that work on your mortgage;',
        '- the insurer, if you apply for credit insurance;',
        '- companies that run this service for us: hosting, e-mail and text messages, bank data, electronic signature. They are bound by contract, may use your information for nothing else, and give it back or destroy it at the end;',
        '- regulators, courts and authorities, where the law says so.',
        'If the brokerage is sold or joins another, your information may go with it, for the same purposes and under the same promises; we tell you.',
      ].join('\n'),
    },
    outside: {
      title: 'Outside your province and Canada',
      text: [
        'Some of these companies may keep or see information outside your province, or outside Canada. Courts and authorities of that place may then ask for it under their own laws.',
        'Before information leaves Quebec we assess, in writing, how sensitive it is, what it is for, how it is protected and what the law of that place says. It leaves only if the assessment shows that it will be adequately protected, and under a written agreement. Ask us for which places and which companies this is the case.',
      ].join('\n'),
    },
    automated: {
      title: 'Decisions by a computer',
      text: [
        'This portal adds up and checks what you type. It makes no decision about you: whether a mortgage suits you, your broker says; whether you get it, the lender.',
        'A lender or an insurer may decide by an automated system alone. They must tell you. You may then ask which information was used and for which main reasons, have it corrected, and explain your case to a person who can look at the decision again. Your broker helps you ask.',
      ].join('\n'),
    },
    browser: {
      title: 'Cookies and this browser',
      text: [
        'One cookie keeps you signed in; another remembers your language; a third recognizes your browser, so that strangers who try your address cannot lock you out. Your browser also keeps the lists of choices and, while an application is being sent, its number. None of it holds your answers.',
        'We use no advertising, no tracking and no technology that identifies, locates or profiles you. Forms placed on other websites set no cookie at all. The settings that protect your privacy most are the ones you start with.',
      ].join('\n'),
    },
    messages: {
      title: 'Messages from us',
      text: [
        'We write to you about your application and your account: codes, confirmations, what is still missing. This is part of the service.',
        'If you send us a question through a form, we answer it, and Canada’s anti-spam law (CASL) lets us write to you about it for six months. Offers and news come only if you agree to them separately. Each says who sent it and how to reach us, and lets you unsubscribe at no cost; we stop within ten business days at the latest.',
      ].join('\n'),
    },
    keep: {
      title: 'How long we keep it',
      text: [
        'As long as it is needed, and no longer:',
        '- an application you have sent: at least five years after the business with you ends, as the law on money laundering asks of mortgage brokers, up to seven years where the rules of your province ask for more or are silent, and longer while a dispute or an authority requires it;',
        '- a start that went no further than a confirmed e-mail address: thirty days;',
        '- answers you have not sent: until you send them, or delete the application or your account, which you can do here yourself unless a dispute or an authority requires them, or until we delete them;',
        '- your account: until you delete it in your profile. Applications you have sent are then kept as above, connected to no account;',
        '- a message through a form: two years;',
        '- codes and links: a day at most after they end;',
        '- the record of who did what, which holds no answers: also after an application or an account was deleted, as proof.',
        'Afterwards it is destroyed or made anonymous. If you ask us to delete what the law obliges us to keep, we lock it away until that time is over.',
      ].join('\n'),
    },
    safety: {
      title: 'How we protect it',
      text: 'The connection is encrypted. Your Social Insurance Number, account numbers and health answers are encrypted once more where they are stored, and documents as well. Only those who need your information can open it, and every change is recorded in a trail that cannot be rewritten. No protection is perfect; if you see something wrong, call us.',
    },
    incident: {
      title: 'If something goes wrong',
      text: 'If your information is lost, or seen by somebody who should not see it, and this could cause you serious harm, we tell you without delay: what happened, what we do about it, and what you can do. We also tell the Office of the Privacy Commissioner of Canada and, where it applies, the authority of your province; in Quebec, the Commission d’accès à l’information. We keep a register of all incidents.',
    },
    rights: {
      title: 'What you can ask for',
      text: [
        'Everywhere in Canada you may:',
        '- know what we hold about you, where it came from, what we did with it and who received it, and get a copy;',
        '- have what is wrong, incomplete or unclear corrected;',
        '- take back a consent for the future;',
        '- ask us to delete what we no longer need and no law obliges us to keep;',
        '- complain to us, and to the commissioner.',
        'Write to the privacy officer. We first make sure that it is you, then answer in writing within 30 days, free of charge. If we say no, in whole or in part, we say why and where you can turn. If you find it hard to write the request, we help you.',
      ].join('\n'),
    },
    quebec: {
      title: 'More, if you live in Quebec',
      text: [
        'Law 25 also gives you the right to:',
        '- receive, in a structured and commonly used computer format, the information you gave us, or have it sent to somebody else whom the law allows to collect it (portability);',
        '- have us stop making information about you public, or have a link to your name taken out of search results (de-indexing), where it is against the law or a court order, or where it seriously harms your reputation or privacy. We publish nothing about you;',
        '- be told of a decision made by a computer alone, and have it looked at by a person;',
        '- know which people here, or which groups of them, may see your information, and for how long it is kept.',
        'If we do not answer within 30 days, or you do not agree with the answer, you have 30 days to ask the Commission d’accès à l’information to look at it (cai.gouv.qc.ca).',
      ].join('\n'),
    },
    reach: {
      title: 'Whom to write to',
      text: [
        'To the privacy officer of {{brokerage}}: {{reach}}.',
        'You can also turn to the Office of the Privacy Commissioner of Canada (priv.gc.ca), to the commissioner of your province or, in Quebec, to the Commission d’accès à l’information.',
      ].join('\n'),
    },
    change: {
      title: 'Changes to this notice',
      text: 'When it changes in a way that matters to you, we tell you in writing at least 30 days before, and ask for your consent again where the law asks for it. Earlier versions are yours on request.',
    },
  },
  /** `{{reach}}` without a named broker. */
  yourBroker: 'through your broker, whose phone and e-mail are on every page of their portal',
}
