/**
 * Files of stories run one after the other in the same browser: who signed in, or what was kept, in
 * one of them is nothing to the next.
 */
localStorage.clear()
sessionStorage.clear()
