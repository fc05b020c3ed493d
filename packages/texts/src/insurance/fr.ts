import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  check: {
    title: 'D’abord, assurons-nous que c’est bien vous',
    why: 'Votre demande contient des renseignements privés. Trois réponses et un code par courriel l’ouvrent.',
    again: 'Veuillez confirmer de nouveau qui vous êtes',
    againWhy:
      'Vous avez été absent un moment, ou il s’agit d’un autre navigateur. Ce que vous avez saisi est conservé. Seuls les réponses sur la santé et le numéro de compte que vous n’aviez pas encore envoyés sont à saisir de nouveau.',
    submit: 'M’envoyer le code',
    busy: 'Envoi en cours…',
  },
  idle: {
    text: 'Pour protéger vos renseignements, votre demande se fermera bientôt. Ce que vous avez saisi est conservé. Seuls les réponses sur la santé et le numéro de compte que vous n’avez pas encore envoyés seraient à saisir de nouveau.',
    final:
      'Votre demande est ouverte depuis aussi longtemps que possible et se fermera bientôt. Ce que vous avez saisi est conservé\u202F; repassez la vérification de sécurité pour continuer.',
  },
  code: {
    title: 'Quel code avez-vous reçu\u202F?',
    why: 'Nous avons envoyé six chiffres au courriel que votre courtier a pour vous. Ils fonctionnent pendant 10 minutes.',
    submit: 'Ouvrir ma demande',
    busy: 'Vérification…',
    back: 'Modifier mes réponses',
    resend: 'Envoyer un nouveau code',
    resendWhy: 'Confirmez le courriel que votre courtier a pour vous.',
    sent: 'Code d’accès envoyé',
  },
  form: {
    title: 'Que souhaitez-vous assurer\u202F?',
    why: 'Voyez ce que coûterait une assurance sur votre prêt hypothécaire, puis choisissez. Rien n’est décidé avant votre signature.',
    quote: 'Obtenir ma soumission',
    quoting: 'Calcul en cours…',
    next: 'Continuer',
    generate: 'Préparer ma demande',
    generating: 'Préparation…',
    failed: 'Erreur dans la demande',
    invalid: 'Veuillez revoir votre demande',
    understood: 'Compris',
  },
  facts: {
    title: 'Votre prêt hypothécaire',
    property: 'Propriété',
    lender: 'Prêteur',
    loanNumber: 'Numéro du prêt',
    amount: 'Montant',
    rate: 'Taux d’intérêt',
    term: 'Terme',
    amortization: 'Amortissement',
    frequency: 'Versements',
    funding: 'Date du déboursement',
    firstPayment: 'Premier versement',
    broker: 'Votre courtier',
  },
  who: {
    title: 'À propos de chacun',
    lead: 'La prime dépend de l’âge et du tabagisme.',
    smoker: '{{name}}\u00A0: a fumé au cours des 12 derniers mois\u202F?',
    yes: 'Oui',
    no: 'Non',
  },
  effective: {
    F: 'À la date du déboursement',
    FHelp: 'Prévue pour le {{date}}.',
    A: 'Dès l’approbation',
    AHelp: 'Aussitôt que l’assureur a dit oui.',
  },
  coverage: {
    title: 'Choisissez votre protection',
    lead: 'Chacun choisit ou refuse.',
    LI: 'Assurance vie',
    LIHelp: 'Rembourse le solde couvert en cas de décès.',
    CI: 'Assurance maladies graves',
    CIHelp: 'Le rembourse si vous avez une des maladies couvertes. Vient avec l’assurance vie.',
    AD: 'Assurance accident et invalidité',
    ADHelp: 'Fait vos versements pendant que vous ne pouvez pas travailler. Elle couvre toujours tout le prêt.',
    ADClosed: 'Offerte à la place de l’assurance vie\u00A0: désélectionnez d’abord l’assurance vie.',
    notOffered: 'Non offerte à cet âge.',
    monthly: '{{amount}} par mois',
    decline: '{{name}} refuse toutes les protections',
    total: '{{name}}, en tout',
    totalAll: 'Prime totale',
    taxes: 'Les taxes s’ajoutent là où votre province en perçoit.',
    source: 'Taux\u00A0: {{source}}.',
    illustrative: 'Taux\u00A0: {{source}}. Ils sont donnés à titre d’illustration et n’engagent aucun assureur.',
    updating: 'Mise à jour des primes…',
  },
  partial: {
    title: 'Quel montant couvrir\u202F?',
    lead: 'Vous pouvez couvrir une partie d’un solde supérieur à {{amount}}, jamais moins. L’assurance accident et invalidité le couvre en entier.',
    share: 'C’est {{percent}} de votre prêt de {{amount}}.',
  },
  health: {
    title: 'Quelques questions sur la santé',
    lead: 'Répondez pour les protections choisies. Vos réponses sont chiffrées et ne sont plus affichées ensuite.',
    of: '{{name}}\u00A0: {{coverage}}',
    question: '{{name}}, question {{number}}',
    kept: '{{name}} a répondu',
    keptWhy: 'Les réponses sont gardées chiffrées et ne sont plus affichées.',
    again: 'Répondre de nouveau',
  },
  payment: {
    title: 'Comment paierez-vous\u202F?',
    lead: 'Les primes sont débitées chaque mois de votre compte. Vous trouvez ces numéros sur un chèque ou dans l’application de votre banque.',
    verify: 'Valider',
    verified: 'Validée\u00A0: {{name}}',
    onFile: 'Au dossier, se terminant par {{end}}',
    replace: 'Entrer un autre compte',
    agreement: 'Accord de débits préautorisés',
  },
  fields: {
    loanAmount: {
      label: 'Montant de votre prêt hypothécaire',
      help: 'Le montant accepté par votre prêteur.',
    },
    PostalFsa: {
      label: 'Votre code postal',
      help: 'Là où vous habitez maintenant.',
    },
    dateOfBirth: {
      label: 'Votre date de naissance',
    },
    Code: {
      label: 'Code d’accès',
    },
    Email: {
      label: 'Votre courriel',
    },
    InsuranceEffectiveType: {
      label: 'Quand la police doit-elle commencer\u202F?',
    },
    CoverageAmount: {
      label: 'Montant couvert',
    },
    FinancialInstitution: {
      label: 'Numéro d’institution',
      help: '3 chiffres. Validez-le pour ouvrir les deux champs suivants.',
    },
    Transit: {
      label: 'Transit (succursale)',
      help: '5 chiffres',
    },
    AccountNumber: {
      label: 'Numéro de compte',
      help: 'De 7 à 12 chiffres',
    },
    AgreementFl: {
      label: 'J’ai lu l’accord de débits préautorisés et je l’accepte.',
    },
    FirstName: {
      label: 'Prénom',
    },
    LastName: {
      label: 'Nom de famille',
    },
    EnableOrdering: {
      label: 'Ils signent l’un après l’autre, dans cet ordre',
    },
  },
  sign: {
    title: 'Prête à être signée',
    why: 'Relisez votre demande, puis dites qui signe. Chaque signataire reçoit un lien par courriel.',
    download: 'Télécharger la demande (PDF)',
    downloading: 'Récupération du document…',
    choose: 'Choisir qui signe',
    notReady: 'Votre demande n’est pas encore préparée',
    notReadyWhy: 'Terminez-la d’abord\u202F; elle pourra ensuite être signée.',
    toForm: 'Aller à ma demande',
    sentTitle: 'Votre demande a été envoyée pour signature',
    sentWhy: 'Chaque signataire a un lien dans son courriel. Vous pouvez télécharger le document ici.',
    who: 'Qui signe',
    waiting: 'Signera plus tard',
    invited: 'N’a pas encore signé',
    hasSigned: 'A signé',
    signedTitle: 'Votre demande est signée',
    signedWhy: 'Tout le monde a signé. Une copie est dans le courriel de chaque signataire, et ici.',
    premium: 'Prime par mois',
    covered: 'Montant couvert',
  },
  signers: {
    title: 'Qui signe\u202F?',
    lead: 'Chaque demandeur signe. Vous pouvez ajouter une autre personne, par exemple le titulaire du compte.',
    signer: 'Signataire {{number}}',
    email: 'Courriel',
    add: 'Ajouter un signataire',
    remove: 'Retirer',
    removeNamed: 'Retirer le signataire {{number}}',
    submit: 'Suivant',
    EsignRequestSent: 'Demande de signature électronique envoyée',
    sentWhy:
      'Chaque signataire reçoit maintenant un lien par courriel. Nous vous ramenons à la page de votre courtier.',
    done: 'Terminé',
  },
}

/** The word is the same. */
export const sameInBothLanguages = ['health.question']
