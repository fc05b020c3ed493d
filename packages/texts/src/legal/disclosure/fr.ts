import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Divulgation',
  why: 'Qui est votre courtier hypothécaire, pour qui il travaille, comment il est rémunéré et ce qu’il doit vous dire.',
  sections: {
    licence: {
      title: 'Permis',
      text: [
        'Les noms et les numéros de permis ou de certificat de {{broker}} et de {{brokerage}} figurent ci-dessus et sur chaque page du portail. Tous deux doivent être autorisés à exercer dans la province où ils travaillent pour vous.',
        'Vous pouvez les vérifier dans le registre public de l’organisme compétent\u00A0: au Québec, l’Autorité des marchés financiers (AMF, lautorite.qc.ca)\u202F; en Ontario, l’Autorité ontarienne de réglementation des services financiers (ARSF, fsrao.ca)\u202F; en Colombie-Britannique, la BC Financial Services Authority (bcfsa.ca)\u202F; en Alberta, le Real Estate Council of Alberta (reca.ca)\u202F; ailleurs, l’organisme de votre province.',
      ].join('\n'),
    },
    role: {
      title: 'Pour qui agit votre courtier',
      text: 'Votre courtier agit pour vous\u00A0: il cherche, parmi plusieurs prêteurs, un prêt hypothécaire qui vous convient. Il n’est pas le prêteur, n’approuve pas les prêts et ne prête pas son propre argent. S’il agit aussi pour le prêteur, ou pour lui seul, il vous le dit par écrit avant que vous poursuiviez.',
    },
    suitability: {
      title: 'Un prêt qui vous convient',
      text: [
        'Votre courtier vous questionne sur vos revenus, vos dettes, vos projets, le risque que vous pouvez assumer et votre connaissance des prêts hypothécaires, puis recommande ce qui vous convient. Il vous dit, et consigne au dossier\u00A0:',
        '- pourquoi ce prêt, et quelles autres possibilités ont été examinées\u202F;',
        '- ses principaux risques\u00A0: des versements qui augmentent, des pénalités en cas de remboursement anticipé, un solde à payer à la fin du terme et ce qui arrive si vous ne pouvez plus payer\u202F;',
        '- ce que coûte un prêt privé ou à court terme, comment vous en sortiriez et pourquoi il est recommandé, si c’en est un.',
        'Vous êtes libre de refuser et de prendre le temps d’y réfléchir.',
      ].join('\n'),
    },
    cost: {
      title: 'Ce qu’il vous en coûtera',
      text: [
        'Avant de signer un prêt, vous recevez par écrit un état du coût d’emprunt\u00A0: le taux et son équivalent annuel frais compris (TAC), les versements, le terme, les frais, les pénalités et le coût total. En Ontario, c’est au moins deux jours ouvrables avant que vous vous engagiez ou payiez quoi que ce soit, à moins que vous acceptiez par écrit un délai plus court.',
        'Aucuns frais ne sont exigés d’avance là où la loi l’interdit, comme celle de l’Ontario pour la plupart des prêts résidentiels. Les frais d’évaluation, d’avocat et de notaire sont à votre charge, sauf indication contraire par écrit.',
      ].join('\n'),
    },
    pay: {
      title: 'Comment votre courtier est rémunéré',
      text: [
        'Dans la plupart des cas, le prêteur paie {{brokerage}} au moment où votre prêt est versé, et le cabinet en remet une partie à votre courtier. Cela ne vous coûte rien.',
        '- Le montant dépend habituellement de la somme, du terme et du type de prêt. Les prêteurs peuvent aussi verser des primes de volume, ou une somme plus tard pendant la durée du prêt.',
        '- Si vous devez payer des frais, vous en apprenez le montant et le motif, par écrit, avant d’accepter quoi que ce soit.',
        '- Si la personne qui vous a dirigé ici est payée pour cela, ou si votre courtier est payé pour vous diriger vers quelqu’un d’autre, on vous dit qui l’est, et comment.',
        'Demandez en tout temps combien a été, ou sera, payé pour votre prêt, et par qui.',
      ].join('\n'),
    },
    lenders: {
      title: 'Les prêteurs',
      text: 'Votre courtier vous dit par écrit avec combien de prêteurs il a fait affaire au cours de la dernière année, et si un seul prêteur compte pour plus de la moitié. Tous les prêteurs ne font pas affaire avec des courtiers, et un courtier ne fait pas affaire avec tous ceux qui le font. S’il ne peut offrir que les produits d’un seul prêteur, ou si un prêteur ou un assureur détient une part du cabinet, il vous le dit aussi.',
    },
    interests: {
      title: 'Les conflits d’intérêts',
      text: [
        'Votre intérêt passe en premier. Avant que vous décidiez, votre courtier vous informe par écrit de tout ce qui pourrait l’en détourner\u00A0:',
        '- un intérêt qu’il a, ou que le cabinet ou un proche a, dans un prêteur, une propriété ou un service qu’il recommande\u202F;',
        '- une prime, un voyage ou un autre avantage qui dépend du prêteur choisi\u202F;',
        '- le fait d’agir pour les deux parties, ou de détenir un autre permis (immobilier, assurance) dans la même transaction.',
        'Vous n’avez à acheter aucun autre produit ou service pour obtenir un prêt par son entremise.',
      ].join('\n'),
    },
    insurance: {
      title: 'L’assurance',
      text: 'Si votre mise de fonds est inférieure à 20\u00A0% du prix, le prêteur doit faire assurer le prêt contre votre défaut de paiement\u00A0: cela protège le prêteur, et la prime est à votre charge. L’assurance crédit (vie, maladie, invalidité) offerte par ce portail est autre chose. C’est votre choix, elle n’est jamais une condition du prêt, et elle vient avec son propre document sur ce qui est couvert, ce qui ne l’est pas, ce qu’elle coûte et comment y mettre fin.',
    },
    identity: {
      title: 'Votre identité',
      text: 'La loi canadienne sur le recyclage des produits de la criminalité et le financement des activités terroristes oblige les courtiers hypothécaires à vérifier votre identité, à vous demander pour le compte de qui vous agissez et si vous ou votre famille occupez certaines charges publiques, à tenir des dossiers pendant au moins cinq ans et à déclarer certaines opérations. Ils n’ont pas le droit de vous informer d’une telle déclaration.',
    },
    duties: {
      title: 'Ce que votre courtier attend de vous',
      text: 'Des réponses vraies et complètes, et un mot dès que quelque chose change avant le versement du prêt. Si votre courtier sait ou soupçonne qu’un renseignement est faux, il ne doit pas transmettre la demande et doit en avertir le prêteur.',
    },
    complaint: {
      title: 'En cas de problème',
      text: [
        'Parlez-en d’abord à {{broker}}. Écrivez ensuite à la personne qui traite les plaintes chez {{brokerage}}\u00A0: {{reach}}. Vous recevez un accusé de réception et une réponse écrite et motivée dans les 60 jours.',
        'Si elle ne vous satisfait pas, vous pouvez vous adresser à l’organisme de votre province\u00A0: au Québec, vous pouvez demander au cabinet de transmettre votre dossier à l’AMF, qui l’examine et peut offrir une médiation, sans frais\u202F; en Ontario, à l’ARSF. Les tribunaux vous demeurent ouverts.',
        'Les cabinets ont une assurance responsabilité pour leurs erreurs\u202F; au Québec, un fonds indemnise aussi les victimes de fraude commise par des représentants autorisés.',
      ].join('\n'),
    },
  },
  yourBroker: 'votre courtier vous donne son nom et son adresse',
}
