/** Static pages, in HTML. */
export const DEMO_PAGES = {
  about_us: {
    text: '<h2>A calm place to find a home</h2><p>Hearth began with a question: why is the largest purchase of a life made on the loudest pages of the web? We show homes as they are, say who is speaking, and keep everything else out of the way.</p><p>People list here themselves or through agents whom we verify. Every listing is read by a person before it appears.</p>',
    translations: {
      es: '<h2>Un lugar tranquilo para encontrar un hogar</h2><p>Hearth nació de una pregunta: ¿por qué la compra más grande de una vida se hace en las páginas más ruidosas de la red? Mostramos las viviendas como son, decimos quién habla y apartamos todo lo demás.</p><p>Aquí publican los propios dueños o agentes que verificamos. Una persona lee cada anuncio antes de que aparezca.</p>',
      de: '<h2>Ein ruhiger Ort, um ein Zuhause zu finden</h2><p>Am Anfang von Hearth stand eine Frage: Warum geschieht der größte Kauf eines Lebens auf den lautesten Seiten des Netzes? Wir zeigen Häuser, wie sie sind, sagen, wer spricht, und halten alles andere fern.</p><p>Hier inserieren Menschen selbst oder durch Makler, die wir prüfen. Jedes Inserat wird gelesen, bevor es erscheint.</p>',
      ar: '<h2>مكان هادئ للعثور على منزل</h2><p>بدأت Hearth بسؤال: لماذا تتم أكبر صفقة في العمر على أكثر صفحات الويب ضجيجًا؟ نعرض المنازل كما هي، ونوضح من يتحدث، ونبعد كل ما سوى ذلك.</p><p>يعلن هنا الملاك بأنفسهم أو عبر وكلاء نتحقق منهم، ويُقرأ كل إعلان قبل أن يظهر.</p>',
    },
  },
  terms_conditions: {
    text: '<p>Listings are the words of those who post them; they answer for what they say. We check what we can and remove what is false.</p><p>Nothing here is an offer in law until both sides have signed. Prices are those of the listing’s currency and, unless it says otherwise, without taxes.</p>',
    translations: {
      es: '<p>Los anuncios son palabra de quien los publica, que responde de ellos. Comprobamos lo que podemos y retiramos lo falso.</p><p>Nada de lo que aparece aquí es una oferta en derecho hasta que ambas partes firman.</p>',
      de: '<p>Inserate sind die Worte derer, die sie aufgeben; sie stehen dafür ein. Wir prüfen, was wir können, und entfernen, was falsch ist.</p><p>Nichts hier ist im rechtlichen Sinn ein Angebot, bevor beide Seiten unterschrieben haben.</p>',
      ar: '<p>الإعلانات كلام من ينشرها وهو مسؤول عنه. نتحقق مما نستطيع ونزيل ما هو غير صحيح.</p><p>لا شيء هنا عرض ملزم قانونًا قبل توقيع الطرفين.</p>',
    },
  },
  privacy_policy: {
    text: '<p>Visitors need no account. What is kept on your device stays there. We use no trackers, and no other company learns that you were here unless you ask for something it provides, such as a video.</p><p>An exact address is shown only when its owner wants it; otherwise the map shows a place near by.</p>',
    translations: {
      es: '<p>No hace falta cuenta para visitar. Lo que se guarda en su dispositivo se queda en él. No usamos rastreadores.</p><p>La dirección exacta se muestra solo si su dueño quiere; si no, el mapa señala un lugar cercano.</p>',
      de: '<p>Wer nur schaut, braucht kein Konto. Was auf Ihrem Gerät liegt, bleibt dort. Wir verwenden keine Tracker.</p><p>Eine genaue Adresse erscheint nur, wenn der Eigentümer es will; sonst zeigt die Karte einen Ort in der Nähe.</p>',
      ar: '<p>لا يحتاج الزائر إلى حساب. ما يُحفظ على جهازك يبقى عليه، ولا نستخدم أدوات تتبّع.</p><p>لا يظهر العنوان الدقيق إلا إذا أراد صاحبه ذلك، وإلا تعرض الخريطة مكانًا قريبًا.</p>',
    },
  },
} as const
