/** Story files share one browser: clear storage, so that sessions and data do not leak. */
localStorage.clear()
sessionStorage.clear()
